import { z } from 'zod';

/** Text that a person typed, trimmed. A NUL has no meaning in it, and PostgreSQL can't store one. */
export const typedText = (most: number, tooLong = `Please keep it under ${most} characters.`) =>
  z
    .string()
    .trim()
    .max(most, tooLong)
    .refine((text) => !text.includes('\0'), 'This text holds a character that can’t be saved.');
