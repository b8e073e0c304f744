/** For a challenge id: words that decide, words that speak clearly for it, words that only hint. */
export type Entries = Record<string, [string, string, string]>;
