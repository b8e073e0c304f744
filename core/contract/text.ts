import { z } from 'zod';
import { cleanText } from '../rules/prayerText.ts';

/** Text that a person typed: cleaned and trimmed, then measured. */
export const typedText = (most: number) =>
  z.string().overwrite(cleanText).max(most, `Please keep it under ${most} characters.`);
