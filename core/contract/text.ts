import { z } from 'zod';
import { cleanText } from '../rules/prayerText.ts';

/** Text that a person typed: cleaned and trimmed, then measured. */
export const typedText = (max: number) =>
  z.string().overwrite(cleanText).max(max, `Please keep it under ${max} characters.`);

/** Ends of lines, control characters, and those that turn the direction of what stands behind a text. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** The same on one line: a name goes into subjects of mails, titles and sentences of ours. */
export const typedLine = (max: number) =>
  z
    .string()
    .overwrite((text) => cleanText(cleanText(text).replace(BREAKS, ' ')))
    .max(max, `Please keep it under ${max} characters.`);

/** A `userId` in a body is accepted because the specification sends it, and ignored (docs/decisions.md 6). */
export const ignoredUserId = z.union([z.string(), z.number()]).nullish();

/** An address that mail can be sent to. */
export const emailAddress = z
  .string()
  .trim()
  .max(254, 'That email address is too long.')
  .pipe(z.email('Please enter a valid email address.'));
