import { findConcerns } from '../../../core/publishing/concerns.ts';
import { parseReference } from '../../../core/scripture/reference.ts';

/** So many digits may be somebody's number, unless they are a passage's. */
const MANY_DIGITS = /(?:\d[^\d]*){5}/;
const RUN_OF_DIGITS = /\d{5}/;
const MAIL = /\S@\S/;

/** Whether words that several people typed hold nothing that leads to somebody: no address, number or link. */
export const leadsToNobody = (words: string): boolean => {
  const read = words.normalize('NFKC');
  if (RUN_OF_DIGITS.test(read) || MAIL.test(read)) return false;
  if (MANY_DIGITS.test(read) && parseReference(read) === null) return false;
  return findConcerns(words).every((concern) => concern === 'slur');
};
