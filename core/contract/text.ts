import { z } from 'zod';
import { cleanText } from '../rules/prayerText.ts';

/** Text that a person typed: cleaned and trimmed, then measured. */
export const typedText = (max: number) =>
  z.string().overwrite(cleanText).max(max, `Please keep it under ${max} characters.`);

/** A `userId` in a body is accepted because the specification sends it, and ignored (docs/decisions.md 6). */
export const ignoredUserId = z.union([z.string(), z.number()]).nullish();

/** An address that mail can be sent to. */
export const emailAddress = z
  .string()
  .trim()
  .max(254, 'That email address is too long.')
  .pipe(z.email('Please enter a valid email address.'));
