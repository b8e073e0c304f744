import { createListeners } from '../../../../core/events/listeners.ts';
import { platform } from '../../../platform/current.ts';

/**
 * What stands before a person who wants to sign out: about prayers that are not saved to their account, and about what of
 * their journal stays on the device (docs/decisions.md 15, 55).
 */
export interface SignOutQuestion {
  owner: string;
  /** `kept`: the prayers of which a copy is here without an account now. */
  answer(how: 'go' | 'discard' | 'stay', kept?: readonly string[]): void;
}

let question: SignOutQuestion | null = null;
let discarding: string | null = null;
let keptCopy: { owner: string; only: readonly string[] } | null = null;
const listeners = createListeners();

const set = (next: SignOutQuestion | null) => {
  question = next;
  listeners.notify();
};

export const signOutQuestion = {
  read: (): SignOutQuestion | null => question,
  subscribe: listeners.subscribe,
  /** Whether the person may go; asks them when something would be left behind, or could stay. */
  async ask(owner: string): Promise<boolean> {
    discarding = null;
    keptCopy = null;
    if (!(await holdsSomething(owner))) return true;
    return new Promise((resolve) => {
      set({
        owner,
        answer(how, kept) {
          if (how === 'discard') discarding = owner;
          if (kept) keptCopy = { owner, only: kept };
          set(null);
          resolve(how !== 'stay');
        },
      });
    });
  },
  wantsDiscard: (owner: string): boolean => discarding === owner,
  /** They stay after all: what was not on the server yet goes back to where it is sent from. */
  async takeBack(): Promise<void> {
    const kept = keptCopy;
    keptCopy = null;
    if (kept) await (await platform.journal()).takeAlong(kept.owner, { only: kept.only });
  },
};

const holdsSomething = async (owner: string): Promise<boolean> => {
  try {
    const journal = await platform.journal();
    if ((await journal.pendingCounts()).has(owner)) return true;
    return await (await import('./onDevice.ts')).holdsMore(journal, owner);
  } catch {
    // Without a store nothing was ever said to be saved here.
    return false;
  }
};
