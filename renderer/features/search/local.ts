import matchingUrl from '../../../content/generated/matching.json?url';
import offlineFile from '../../../content/generated/offline.json';
import type { OfflineContent } from '../../../core/contract/library.ts';
import { createMatcher } from '../../../core/matching/matcher.ts';
import type { Matcher, MatchingLibrary } from '../../../core/matching/types.ts';
import { readContent } from '../../api/content.ts';
import { loadNote } from '../topics/index.ts';

/** What answers on the device: the matcher, the notes and the offline default. Loaded when the page is idle. */

let made: Promise<Matcher> | null = null;

export const loadMatcher = (): Promise<Matcher> => {
  made ??= readContent<MatchingLibrary>(matchingUrl).then(createMatcher);
  made.catch(() => (made = null));
  return made;
};

export const offlineResult = (): OfflineContent['result'] => (offlineFile as OfflineContent).result;

export { loadNote };
