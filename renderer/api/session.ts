import { createListeners } from '../../core/events/listeners.ts';
import { ApiError } from './errors.ts';

const doubts = createListeners();

/** Told when an answer leaves it in doubt whether this browser is still signed in. */
export const onSessionDoubt = doubts.subscribe;

/**
 * A session may end at any time and anywhere: blocked by an admin, ended from another device. The server says so beside
 * whatever it answers (SESSION_ENDED); a call that needs one gets 401, and a search is counted as a visitor's.
 */
export const doubtSession = (): void => doubts.notify();

export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_signed_in' || error.body['requiresAuth'] === true);
