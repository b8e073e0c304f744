import { z } from 'zod';

/** Ids of challenges, topics and categories: lower-case words joined by hyphens. */
export const contentId = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case words joined by hyphens');

const sentence = z.string().trim().min(1);
const words = (text: string) => text.trim().split(/\s+/).length;
const wordsBetween = (min: number, max: number) =>
  sentence.refine((text) => words(text) >= min && words(text) <= max, {
    error: ({ input }) => `must have ${min} to ${max} words, has ${words(String(input))}`,
  });

/** A place people can turn to beside prayer: a real book, ministry or practice. */
export const resource = z.strictObject({
  title: sentence,
  type: z.enum(['book', 'ministry', 'practice', 'professional', 'helpline', 'group']),
  description: sentence,
});

/** A short line to put where the person will see it, and where that is. */
export const reminder = z.strictObject({ note: sentence, place: sentence });

/** What words may speak of, each with a card of its own (docs/decisions.md 17): core/crisis/danger.ts. */
export const dangerKind = z.enum(['suicide', 'self-harm', 'abuse', 'harming']);

/** One life note as its author writes it (docs/specification.md 1 §3): one Markdown file in content/challenges. */
export const challenge = z.strictObject({
  id: contentId,
  title: sentence,
  category: contentId,
  verse: sentence,
  tags: z.array(sentence).min(5).max(10),
  phrasings: z.array(sentence).min(12).max(25),
  references: z
    .array(z.strictObject({ ref: sentence, why: sentence }))
    .min(5)
    .max(8),
  reminders: z.array(reminder).min(2).max(4),
  resources: z.array(resource).min(2).max(4),
  related: z.array(contentId).min(3).max(5),
  nextStep: sentence,
  avoid: z.array(sentence).min(2).max(5),
  /** The note is about this danger: its page begins with the lines to call, and it is in no list of what others read. */
  danger: dangerKind.optional(),
  /** Whether "Talk to someone now" stands under it: a sad subject. */
  helplines: z.literal(true).optional(),
  reflection: wordsBetween(120, 200),
  prayer: wordsBetween(50, 110),
});
export type Challenge = z.infer<typeof challenge>;

/** One of the older topics (docs/specification.md 1 §3): title, synonyms, references, five notes, three prayers. */
export const topic = z.strictObject({
  id: contentId,
  title: sentence,
  challenge: contentId,
  synonyms: z.array(sentence).min(3).max(15),
  references: z.array(sentence).min(3).max(8),
  notes: z.array(wordsBetween(25, 90)).length(5),
  prayers: z.array(wordsBetween(25, 90)).length(3),
});
export type Topic = z.infer<typeof topic>;

export const category = z.strictObject({
  id: contentId,
  name: sentence,
  description: sentence,
  icon: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/, 'the name of a lucide icon'),
});
export type Category = z.infer<typeof category>;

/** What is shown when nothing else can be: the offline result and the offline "More" (docs/specification.md 1 §8). */
export const offlineWisdom = z.strictObject({
  result: z.strictObject({
    topic: sentence,
    verse: sentence,
    note: wordsBetween(25, 120),
    prayer: wordsBetween(20, 90),
  }),
  passage: z.strictObject({ note: sentence, prayer: wordsBetween(50, 110) }),
  additional: z.strictObject({
    references: z.array(sentence).length(3),
    reminders: z.array(reminder).length(4),
    resources: z.array(resource).length(3),
    related: z.array(sentence).length(5),
    prayer: wordsBetween(25, 110),
  }),
});

/** Scripture references by theme, about thirty in all (docs/specification.md 1 §3). */
export const themes = z.record(contentId, z.array(sentence).min(1));

const line = z.strictObject({
  name: sentence,
  phone: z
    .string()
    .regex(/^[\d ]+$/)
    .optional(),
  text: z.strictObject({ number: z.string().regex(/^[\d ]+$/), word: sentence.optional() }).optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
  hours: sentence,
});

/** Crisis and abuse lines by country (docs/decisions.md 17), with the day a person last checked them. */
export const helplines = z.strictObject({
  everywhere: z.strictObject({ name: sentence, url: z.url({ protocol: /^https$/ }) }),
  /** A page that says nothing of whoever opens it: where "Leave this page quickly" leads. */
  leaveTo: z.url({ protocol: /^https$/ }),
  countries: z.array(
    z.strictObject({
      country: z.string().regex(/^[A-Z]{2}$/),
      name: sentence,
      /** Those that most of its people speak, by ISO 639-1 code. */
      languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
      emergency: z.string().regex(/^\d{2,3}$/),
      suicide: z.array(line).min(1),
      abuse: z.array(line).min(1),
      reviewed: z.iso.date(),
    }),
  ),
});
export type Helplines = z.infer<typeof helplines>;

const crisisCard = z.strictObject({
  title: sentence,
  text: wordsBetween(25, 110),
  /** Which of a country's lines stand on it, in this order. */
  lines: z.array(z.enum(['suicide', 'abuse'])).min(1),
  verse: sentence,
  prayer: wordsBetween(40, 110),
});
const crisisCardsOf = z.strictObject({ self: crisisCard, other: crisisCard });

/** What stands above the lines to call, and the verse and the prayer below them (docs/decisions.md 17). */
export const crisisCards = z.strictObject({
  /** Where nothing is known but that somebody wants to talk. */
  general: crisisCard,
  suicide: crisisCardsOf,
  'self-harm': crisisCardsOf,
  abuse: crisisCardsOf,
  harming: crisisCardsOf,
  /** Leads to the lines, under a note that answers words which may speak of danger. */
  strip: sentence,
  /** Said first on a card for words in another language, by ISO 639-1. */
  languages: z.record(z.string().regex(/^[a-z]{2}$/), sentence),
});
export type CrisisCards = z.infer<typeof crisisCards>;

/** The name and look of the product, in one file so that a church can put its own in (decisions, Name). */
export const brand = z.strictObject({
  name: sentence,
  tagline: sentence,
  supportEmail: z.email(),
  scripture: z.strictObject({ esvNotice: sentence, esvShort: sentence, webNotice: sentence }),
  colours: z.strictObject({
    light: z.strictObject({ paper: z.string(), ink: z.string(), accent: z.string() }),
    dark: z.strictObject({ paper: z.string(), ink: z.string(), accent: z.string() }),
  }),
});
export type Brand = z.infer<typeof brand>;

/** Trending titles and weekly searches shown until enough people have searched (docs/decisions.md 19). */
export const curated = z.strictObject({
  trending: z.array(contentId).min(8),
  weekly: z.array(sentence).min(5),
});
