import classifierUrl from '../../../content/generated/danger-languages.json?url';
import type { ClassifierFile } from '../../../core/classifier/classifier.ts';
import { createForeignDetector } from '../../../core/crisis/foreignDetector.ts';
import { withSigns } from '../../../core/matching/signs.ts';
import type { Match } from '../../../core/matching/types.ts';
import { readContent } from '../../api/content.ts';

let made: Promise<ReturnType<typeof createForeignDetector>> | null = null;

/** What a text in another language is answered with: it may speak of danger. Loaded when the first of them is searched for. */
export const answerForeign = async (text: string, found: Match): Promise<Match> => {
  made ??= readContent<ClassifierFile>(classifierUrl).then(createForeignDetector);
  made.catch(() => (made = null));
  return withSigns(found, (await made)(text));
};
