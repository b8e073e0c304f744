import type { Signs } from '../../../core/crisis/detector.ts';
import { findDanger } from '../../../core/crisis/rules.ts';
import { createThread } from '../../platform/thread.ts';

/** How long the classifiers may take over words that were written, in milliseconds: by then the rules alone have said. */
const PATIENCE = 1500;

export interface SignsQuestion {
  text: string;
}

const ask = createThread<SignsQuestion, Signs | null>(
  () => new Worker(new URL('./signs.worker.ts', import.meta.url), { type: 'module' }),
);

/** What may speak of danger in a text: the rules at once, else the classifiers in the worker. Rejects where it can't start. */
export const signsIn = (text: string): Promise<Signs | null> => {
  const danger = findDanger(text);
  if (danger !== null) return Promise.resolve({ danger, certain: true });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([ask({ text }), late]);
};

/** Starts the worker and has it read its classifier, before the first text is ready. */
export const prepare = (): Promise<unknown> => ask({ text: 'lamp stand' });
