/** Greatest lengths in characters (docs/specification.md 1 §5); `query` is ours: the longest search that is still one. */
export const lengths = {
  query: 500,
  comments: 500,
  nickname: 30,
  nicknameAtRegistration: 50,
  displayName: 50,
  bio: 500,
  prayerTitle: 100,
  prayerContent: 500,
} as const;

/** Searches are compared, counted and cached trimmed, lower-cased, with single spaces (docs/specification.md 1 §3). */
export const normalizeQuery = (query: string): string =>
  query.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
