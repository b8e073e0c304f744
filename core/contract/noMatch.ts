import { z } from 'zod';
import { contentId } from './content.ts';
import type { Verse } from './search.ts';
import type { NoMatchKind } from '../matching/noMatch.ts';

/** What is said where no note answers: content/no-match.json, content/questions.tsv and what they are compiled to. */

const sentence = z.string().trim().min(1);

const words = z.strictObject({
  /** Whole searches that are of this kind. */
  phrases: sentence.optional(),
  title: sentence,
  text: sentence,
  verses: z.array(sentence).default([]),
  prayer: sentence.optional(),
  /** Titles to start with, by challenge id. */
  chips: z.array(contentId).max(3).default([]),
  /** Whether the way to a person is offered. */
  person: z.boolean().default(false),
});

/** Pages of ours that a search may ask for; `support` is a mail to whoever helps. */
const pagePaths = z.enum(['/profile', '/journal', '/login', '/register', '/forgot-password', 'support']);

export const noMatchFile = z.strictObject({
  question: z.strictObject({
    title: sentence,
    /** Beside passages, and where nobody has chosen any. */
    text: sentence,
    generalTitle: sentence,
    general: sentence,
    /** Where the server that holds the passages can't be reached. */
    away: sentence,
    next: sentence,
    credit: sentence,
  }),
  'against-god': words,
  'other-faith': words,
  greeting: words,
  'off-topic': words,
  /** What stands above verses. */
  labels: z.strictObject({ passages: sentence, psalms: sentence }),
  /** What stands before the way to a person. */
  person: sentence,
  unclear: z.strictObject({ title: sentence, ask: sentence, meanwhile: sentence, alone: sentence }),
  /** Words of asking, which mean nothing beside what is asked for. */
  asking: sentence,
  pages: z.array(
    z.strictObject({
      id: contentId,
      phrases: sentence,
      title: sentence,
      text: sentence,
      links: z.array(z.strictObject({ to: pagePaths, text: sentence })).min(1),
    }),
  ),
  /** By ISO 639-1, in that language. */
  language: z.strictObject({ english: sentence, ask: sentence }),
  languages: z.record(z.string().regex(/^[a-z]{2}$/), z.strictObject({ title: sentence, text: sentence })),
});
export type NoMatchFile = z.infer<typeof noMatchFile>;

/** A line of content/questions.tsv. */
export const question = z.strictObject({
  id: contentId,
  title: sentence,
  phrases: z.array(sentence).min(1),
  references: z.array(sentence).min(3).max(6),
});
export type Question = z.infer<typeof question>;

/** What a card has beside its words where no note answers. */
export interface Unanswered {
  kind: NoMatchKind;
  /** What stands above its verses. */
  versesLabel?: string;
  /** What stands before the way to a person. */
  person?: string;
  links?: { href: string; text: string }[];
  /** The language of its words, where that is not English, and the same said in English. */
  language?: { code: string; dir: 'ltr' | 'rtl'; english: string };
  next?: string;
  credit?: string;
  /** References whose text could not be had. */
  places?: string[];
}

/** The words of one kind, page or language as screens show them. */
export interface NoMatchCard {
  topic: string;
  note: string;
  verses: Verse[];
  prayer: string;
  suggestions: string[];
  unanswered: Unanswered;
}

export interface NoMatchContent {
  /** By kind, by page, by language, and `passages` for a question that has some. */
  cards: Record<string, NoMatchCard>;
  /** In the place of passages that could not be had. */
  away: string;
  unclear: NoMatchFile['unclear'];
}

/** By id: title and references. */
export type QuestionList = Record<string, [title: string, ...references: string[]]>;
