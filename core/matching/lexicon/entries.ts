/** For a challenge id: words that decide by themselves, and words that count beside others. */
export type Entries = Record<string, [string, string]>;
