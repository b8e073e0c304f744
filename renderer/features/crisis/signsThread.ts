import type { Signs } from '../../../core/crisis/detector.ts';
import { withoutIdioms } from '../../../core/crisis/idioms.ts';
import { findDanger } from '../../../core/crisis/rules.ts';
import { createThread } from '../../platform/thread.ts';

/** How long the classifiers may take over words that were written, in milliseconds: by then the rules alone have said. */
const PATIENCE = 1500;

export interface SignsQuestion {
  text: string;
  withoutIdioms: string;
  /** Where it is known to be in another language; else that is found out. */
  isForeign: boolean;
}

const askThread = createThread<SignsQuestion, Signs | null>(
  () => new Worker(new URL('./signs.worker.ts', import.meta.url), { type: 'module' }),
);

// The idioms are cut out here: the page has the rules, and the worker would carry their lists again.
const ask = (text: string, isForeign = false) => askThread({ text, withoutIdioms: withoutIdioms(text), isForeign });

/** What the classifier of other languages says of a text in one of them. Rejects where the worker can't start. */
export const foreignSigns = (text: string): Promise<Signs | null> => ask(text, true);

/** What may speak of danger in a text: the rules at once, else the classifiers in the worker. Rejects where it can't start. */
export const signsIn = (text: string): Promise<Signs | null> => {
  const danger = findDanger(text);
  if (danger !== null) return Promise.resolve({ danger, certain: true });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([ask(text), late]);
};

/** Starts the worker and has it read its classifier, before the first text is ready. */
export const prepare = (): Promise<unknown> => ask('lamp stand');
