import type { Danger, DangerKind } from '../crisis/danger.ts';
import type { PackedVerses } from './quotations.ts';
import type { Phrases } from './askedFor.ts';
import type { NoMatch, NoMatchKind } from './noMatch.ts';

/** What the matcher needs of a challenge: content/generated/matching.json, the same file in browser and server. */
export interface MatchingLibrary {
  /** `danger`: reached by words of danger or by name, never because a sentence was like one of theirs. */
  challenges: { id: string; title: string; tags: string[]; phrasings: string[]; danger?: DangerKind }[];
  topics: { id: string; title: string; challenge: string; synonyms: string[] }[];
  lexicon: Lexicon;
  /** How people remember well-known passages. */
  verses: PackedVerses;
  /** What people ask of doctrine and ethics, by id: content/questions.tsv. */
  questions: Phrases;
  /** Words of asking, which mean nothing beside what is asked for. */
  asking: string;
  /** What they ask of the app itself, and what they say that asks nothing, by kind: content/no-match.json. */
  pages: Phrases;
  sayings: Partial<Record<NoMatchKind, string>>;
}

/** Everyday words by trouble: core/matching/lexicon, whose entries.ts tells the form. */
export interface Lexicon {
  /** Words that stand for one another. */
  classes: Record<string, string>;
  /** Turns of speech that use up their words. */
  neutral: string;
  /** Words of shopping, leisure and machines, the surest first. */
  offTopic: [string, string, string];
  /** By challenge id: words that decide by themselves, and words that count beside others. */
  entries: Record<string, [string, string]>;
}

/** Stands for what no note answers, among the challenge ids. The classifier's kinds of it are `none/off-topic` and the like. */
export const NONE = 'none';

/** What a query is about. `because` says in plain words why ("You wrote about debt"). */
export type Found =
  | { kind: 'reference'; reference: string; because: string }
  /** `choices`: the words may mean any of these as well, the first of which is this one. */
  | { kind: 'challenge'; id: string; because: string; choices?: Suggestion[] }
  | { kind: 'topic'; id: string; because: string }
  /** The form of a reference, but in no Bible: what there is instead. */
  | { kind: 'missing'; reference: string; nearest: string[]; because: string }
  | ({ kind: 'none'; because: string } & NoMatch);

/** The first answer to a text. `helpline`: it may speak of danger, so that the way to the lines stands beside the answer. */
export type Match = { kind: 'crisis'; danger: Danger; because: string } | (Found & { helpline?: true });

export interface Suggestion {
  id: string;
  title: string;
}

/** What is asked what a text is about. */
export interface Matcher {
  match(query: string): Match;
  /** Up to `limit` titles that may have been meant, best first (docs/specification.md 1 §5). Never asks the network. */
  suggest(query: string, limit?: number): Suggestion[];
}

/** The same without the rules on danger: `withoutIdioms` is what they leave of the text (core/crisis/idioms.ts). */
export interface Lookup extends Pick<Matcher, 'suggest'> {
  match(query: string, withoutIdioms: string): Match;
}
