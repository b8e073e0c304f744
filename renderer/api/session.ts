import { ApiError } from './errors.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Told when an answer leaves it in doubt whether this browser is still signed in. */
export const onSessionDoubt = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * A session may end at any time and anywhere: blocked by an admin, ended from another device. The server says so beside
 * whatever it answers (SESSION_ENDED); a call that needs one gets 401, and a search is counted as a visitor's.
 */
export const doubtSession = (): void => {
  for (const listener of listeners) listener();
};

export const doubtsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_signed_in' || error.body['requiresAuth'] === true);
