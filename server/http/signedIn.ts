import type { Account, Person } from '../limits/person.ts';
import { HttpError } from './errors.ts';

/** The account of a signed-in person. Throws 401 with a sentence that says what signing in is for. */
export const signedIn = (person: Person, sentence = 'Please log in first.'): Account => {
  if (!person.account) throw new HttpError('not_signed_in', sentence);
  return person.account;
};
