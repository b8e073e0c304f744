import dangerUrl from '../../../content/generated/danger.json?url';
import foreignUrl from '../../../content/generated/danger-languages.json?url';
import type { ClassifierFile } from '../../../core/classifier/classifier.ts';
import { createDetector, type Signs } from '../../../core/crisis/detector.ts';
import { createForeignDetector } from '../../../core/crisis/foreignDetector.ts';
import { languageOf } from '../../../core/crisis/languages/languageOf.ts';
import { readContent } from '../../api/content.ts';
import { answerThread, once } from '../../platform/thread.ts';
import type { SignsQuestion } from './signsThread.ts';

/** The other end of signsThread.ts: the tiers that need a classifier. */

const detector = once(() => readContent<ClassifierFile>(dangerUrl).then(createDetector));
const foreignDetector = once(() => readContent<ClassifierFile>(foreignUrl).then(createForeignDetector));

answerThread<SignsQuestion, Signs | null>(async ({ text, withoutIdioms, isForeign }) =>
  isForeign || languageOf(text) !== null ? (await foreignDetector())(text) : (await detector())(text, withoutIdioms),
);
