import { NEEDS_VERSE } from '../scripture/books.ts';
import { formatReference, parseReference, plainReference, splitReference } from '../scripture/reference.ts';

const LEAD =
  /^(?:(?:please|can you|could you|what does|what do|what is|what are|whats|show me|show|tell me|give me|read|open|find|look up|explain|the|holy|bible|verses?|passage|scripture|meaning of|book of|in|quote|study|from|esv|about)[ :,-]+)+/;
const TRAIL =
  /(?:[ ,-]+(?:says?|tell us|teach|means?|meaning|about|esv|niv|kjv|nkjv|nlt|web|nasb|bible|verses?|scripture|passage|explained|please|pls|in|the|study))+$/;

const bare = (query: string): string =>
  plainReference(query)
    .replace(/[‘’']s\b/g, 's')
    .replace(LEAD, '')
    .replace(TRAIL, '')
    .trim();

/** The passage a search asks for, written our way, when the whole query is a reference and the passage exists. */
export const findReference = (query: string): string | null => {
  const text = bare(query);
  const parts = splitReference(text);
  if (parts === null) return null;
  if (NEEDS_VERSE.has(parts.alias) && !parts.numbers.includes(':')) return null;
  const reference = parseReference(text);
  return reference === null ? null : formatReference(reference);
};

/** True for what has the form of a reference but is in no Bible ("Ephesians 7:12"): it is not a feeling either. */
export const isNoSuchPassage = (query: string): boolean =>
  splitReference(bare(query)) !== null && findReference(query) === null;
