import type { Lexicon } from '../types.ts';

/**
 * For a challenge id: words that decide by themselves, and words that count beside others. Items are parted by ", "; in an
 * item a space means "within three words", "_" means "right after", "/" means "or", and @ names a class of classes.ts.
 */
export type Entries = Lexicon['entries'];
