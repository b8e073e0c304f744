import { hasPostalAddress, withoutEmails } from './addresses.ts';
import { hasLink } from './links.ts';
import { hasPhone } from './phones.ts';
import { hasSlur } from './slurs.ts';

/** What a text is asked about, or held for, before others read it. */
export type TextConcern = 'slur' | 'phone' | 'address' | 'link';

/** The zeros of digits that people type beside ours. */
const ZEROS = ['٠', '۰', '०', '০'].map((zero) => zero.charCodeAt(0));
const asciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9) ?? code;
  return String(code - zero);
};

/** As it is read rather than as it is stored: no letters of width or none, one kind of space, dash and digit. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[٠-٩۰-۹०-९০-৯]/g, asciiDigit)
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/[^\S\n]{1,1000}/g, ' ');

/** What others should not read unasked: slurs, phone numbers, postal or mail addresses, links. Each once. */
export const findConcerns = (text: string): TextConcern[] => {
  const read = fold(text);
  const unmailed = withoutEmails(read);
  const found: TextConcern[] = [];
  if (hasSlur(read)) found.push('slur');
  if (hasPhone(read)) found.push('phone');
  if (unmailed !== read || hasPostalAddress(read)) found.push('address');
  if (hasLink(unmailed)) found.push('link');
  return found;
};
