/** What the matcher needs of a challenge: content/generated/matching.json, the same file in browser and server. */
export interface MatchingLibrary {
  challenges: { id: string; title: string; category: string; tags: string[]; phrasings: string[] }[];
  topics: { id: string; title: string; challenge: string; synonyms: string[] }[];
}

/** Which kind of danger the words speak of (decision 17). */
export type Danger = 'suicide' | 'self-harm' | 'abuse';

/** The first answer to a query. `because` says in plain words why ("You wrote about debt"). */
export type Match =
  | { kind: 'crisis'; danger: Danger; id: 'suicidal-thoughts' | 'abuse'; because: string }
  | { kind: 'reference'; reference: string; because: string }
  | { kind: 'challenge'; id: string; because: string }
  | { kind: 'topic'; id: string; because: string }
  | { kind: 'none'; because: string };

export interface Suggestion {
  id: string;
  title: string;
}

export interface Matcher {
  match(query: string): Match;
  /** Up to `most` (3, spec 1 §9) titles that may have been meant, best first. Pure: never touches the network. */
  suggest(query: string, most?: number): Suggestion[];
}
