import { HttpError } from './errors.ts';
import type { Policy } from './serve.ts';

/** Lets every signed-in account pass. Throws 401 with a sentence that says what signing in is for. */
export const signedIn =
  (sentence = 'Please log in first.'): Policy =>
  ({ account }) => {
    if (!account) throw new HttpError('not_signed_in', sentence);
    return account;
  };
