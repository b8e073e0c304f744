import { formatReference, nearestTo, parseReference, plainReference, splitReference } from '../scripture/reference.ts';
import { unclear, type NoMatch } from './noMatch.ts';
import type { Found } from './types.ts';

type Nothing = Extract<Found, { kind: 'none' }>;

export const nothing = (about: NoMatch = unclear): Nothing => ({
  kind: 'none',
  because: 'None of our notes is about these words.',
  ...about,
});

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
  if (parts === null || parts.plain) return null;
  const reference = parseReference(text);
  return reference === null ? null : formatReference(reference);
};

/** What a search has typed that has the form of a reference but is in no Bible ("Ephesians 7:12"): it is no feeling either. */
export const findMissing = (query: string): Extract<Found, { kind: 'missing' | 'none' }> | null => {
  const parts = splitReference(bare(query));
  if (parts === null || findReference(query) !== null) return null;
  // "act 2": nobody can say whether a book is meant.
  if (parts.plain) return nothing();
  const { nearest, because } = nearestTo(parts);
  return { kind: 'missing', reference: `${parts.book} ${parts.numbers}`, nearest, because };
};
