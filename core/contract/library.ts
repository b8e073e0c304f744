import type { AboutContent } from './about.ts';
import type { Category, Challenge, CrisisCards, Helplines, Topic } from './content.ts';
import type { Danger, DangerKind } from '../crisis/danger.ts';
import type { ClassifierFile } from '../classifier/classifier.ts';
import type { MatchingLibrary } from '../matching/types.ts';
import type { NoMatchContent, QuestionList } from './noMatch.ts';
import type { AdditionalWisdom, Verse } from './search.ts';

/** A life note (docs/specification.md 1 §3) as screens show it: the author's file with its verses joined from the store. */
export interface LifeNote extends Pick<
  Challenge,
  'id' | 'category' | 'reflection' | 'prayer' | 'tags' | 'reminders' | 'resources' | 'nextStep' | 'danger' | 'helplines'
> {
  /** The title of the challenge. */
  challenge: string;
  verse: Verse;
  references: (Verse & { why: string })[];
  related: { id: string; title: string }[];
}

/** One of the ten older topics with its verses joined. */
export interface TopicContent extends Omit<Topic, 'references'> {
  verses: Verse[];
  /** As of the note on the same challenge. */
  helplines?: true;
}

/** A card for words of danger, its verse joined (content/crisis.json). */
export type CrisisCard = Omit<CrisisCards['general'], 'verse'> & { verse: Verse };

/** The cards by danger, and what is shown where only a wish to talk is known: content/generated/crisis.json. */
export interface Crisis {
  general: CrisisCard;
  cards: Record<DangerKind, Record<Danger['subject'], CrisisCard>>;
  strip: string;
  /** Said first on a card for words in another language. */
  languages: Record<string, string>;
}

/** The result and the "More" that need no server (docs/specification.md 1 §8). */
export interface OfflineContent {
  result: { topic: string; verse: Verse; note: string; prayer: string };
  /** The words beside a passage that was typed. */
  passage: { note: string; prayer: string };
  additional: AdditionalWisdom;
}

/** Everything the server loads at start: content/generated/library.json. */
export interface Library {
  /** Hash of all content; part of every cache key. */
  version: string;
  categories: Category[];
  notes: LifeNote[];
  topics: TopicContent[];
  offline: OfflineContent;
  /** What is said where no note answers. */
  noMatch: NoMatchContent;
  questions: QuestionList;
  themes: Record<string, Verse[]>;
  helplines: Helplines;
  crisis: Crisis;
  /** The About page until an admin has written it. */
  about: AboutContent;
  trending: { id: string; title: string }[];
  weekly: string[];
  matching: MatchingLibrary;
  /** Tells what a text is about: content/generated/classifier.json, the same file in browser and server. */
  classifier: ClassifierFile;
  /** Tells whether a text may speak of danger: content/generated/danger.json. */
  dangerClassifier: ClassifierFile;
  /** The same in other languages: content/generated/danger-languages.json. */
  foreignDangerClassifier: ClassifierFile;
}
