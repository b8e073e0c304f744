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
 * A session may end at any time and anywhere: blocked by an admin, ended from another device. A call that needs one then
 * gets 401, and a search is counted as a visitor's, whose limit says that signing in would help.
 */
export const doubtSession = (error: unknown): void => {
  if (!(error instanceof ApiError)) return;
  if (error.code !== 'not_signed_in' && error.body['requiresAuth'] !== true) return;
  for (const listener of listeners) listener();
};
