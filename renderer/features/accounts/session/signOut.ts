import { NetworkError } from '../../../api/errors.ts';

export interface SignOutDeps {
  /** Whether the person may go: asks about prayers that are not saved yet. */
  maySignOut(): Promise<boolean>;
  /** They stay after all. */
  stayed(): Promise<void>;
  /** Tells the server. */
  send(): Promise<void>;
  /** Whether a sign-out that got no answer can be sent later. */
  canWait: boolean;
  clearStorage(): void;
  setPending(): void;
  /** Clears the user, what was fetched for them, and what features hold. */
  clearUser(): Promise<void>;
  goHome(): void;
}

/** `refused`: the server did not end the session, and `error` says why. */
export type SignOutEnd = { end: 'left' | 'stayed' } | { end: 'refused'; error: unknown };

/**
 * Signs out (docs/specification.md 1 §4): an answer other than success keeps the person signed in; without an answer
 * everything is cleared all the same, and the server hears of it when the connection is back (docs/decisions.md 15).
 */
export const signOut = async (deps: SignOutDeps): Promise<SignOutEnd> => {
  if (!(await deps.maySignOut())) {
    await deps.stayed();
    return { end: 'stayed' };
  }
  let heard = true;
  try {
    await deps.send();
  } catch (error) {
    if (!deps.canWait || !(error instanceof NetworkError)) {
      await deps.stayed();
      return { end: 'refused', error };
    }
    heard = false;
  }
  deps.clearStorage();
  if (!heard) deps.setPending();
  deps.goHome();
  await deps.clearUser();
  return { end: 'left' };
};
