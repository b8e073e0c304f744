/** Greatest lengths in characters (spec 1 §5 and §9); `query` is ours: the longest search that is still one. */
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

/** The form in which searches are compared, counted and cached (spec 1 §3): trimmed, lower-cased, single spaces. */
export const normalizeQuery = (query: string): string =>
  query.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
