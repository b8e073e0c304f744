import { createListeners } from '../../../../core/events/listeners.ts';
import { platform } from '../../../platform/current.ts';

/**
 * What stands before a person who wants to sign out while prayers are not saved to their account
 * (docs/decisions.md 15).
 */
export interface SignOutQuestion {
  owner: string;
  answer(how: 'go' | 'discard' | 'stay'): void;
}

let question: SignOutQuestion | null = null;
let discarding: string | null = null;
const listeners = createListeners();

const set = (next: SignOutQuestion | null) => {
  question = next;
  listeners.notify();
};

export const signOutQuestion = {
  read: (): SignOutQuestion | null => question,
  subscribe: listeners.subscribe,
  /** Whether the person may go; asks them when something would be left behind. */
  async ask(owner: string): Promise<boolean> {
    discarding = null;
    if (!(await hasPending(owner))) return true;
    return new Promise((resolve) => {
      set({
        owner,
        answer(how) {
          if (how === 'discard') discarding = owner;
          set(null);
          resolve(how !== 'stay');
        },
      });
    });
  },
  wantsDiscard: (owner: string): boolean => discarding === owner,
};

/** Posts that are in no outbox, since their picture could not be sent. Rejects while the journal is locked. */
export const countUnsent = async (owner: string): Promise<number> =>
  Object.keys((await (await platform.journal()).readLocal(owner, 'unsent')) ?? {}).length;

const hasPending = async (owner: string): Promise<boolean> => {
  try {
    return (await (await platform.journal()).pendingCounts()).has(owner) || (await countUnsent(owner)) > 0;
  } catch {
    // Without a store nothing was ever said to be saved here.
    return false;
  }
};
