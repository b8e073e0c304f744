import type { Asked } from './askedFor.ts';

/** What a text is that no note answers. Each kind has words of its own: content/no-match.json. */
export const noMatchKinds = [
  /** Of doctrine or of right and wrong: the Bible's passages, where a person chose some, and no verdict of ours. */
  'question',
  'against-god',
  'other-faith',
  'greeting',
  'language',
  /** To look up elsewhere, or about the app itself. */
  'off-topic',
  'unclear',
] as const;
export type NoMatchKind = (typeof noMatchKinds)[number];

/** What nothing was found for. `question`, `page` and `language` name the entry that answers, where there is one. */
export interface NoMatch {
  about: NoMatchKind;
  question?: string;
  page?: string;
  /** ISO 639-1. */
  language?: string;
}

export const unclear: NoMatch = { about: 'unclear' };

interface Signs {
  /** How likely the classifier finds each kind, `doctrine` and the like. */
  kinds: ReadonlyMap<string, number>;
  /** Whether any word is one that we know. */
  known: boolean;
  personal: boolean;
  question: Pick<Asked, 'id' | 'left'> | null;
  page: Pick<Asked, 'id' | 'left'> | null;
}

/** How likely each kind must be; less where it does no harm to be wrong. */
const MIN_LIKELIHOOD: Readonly<Record<NoMatchKind, number>> = {
  question: 0.25,
  'against-god': 0.3,
  'off-topic': 0.4,
  'other-faith': 0.5,
  greeting: 0.5,
  language: 1,
  unclear: 0,
};
const RATHER = 0.6;
/** To be told that this is nothing for us, while one speaks of one's own life, would hurt: it needs more. */
const SURELY = 0.8;
/** So many words beside a phrase may make another question of it. */
const BESIDE_QUESTION = 2;
const BESIDE_PAGE = 1;

/** The kind of a text for which no note was found. What is unsure is unclear, and is said to be so. */
export const noMatchOf = ({ kinds, known, personal, question, page }: Signs): NoMatch => {
  const [name, likely] = [...kinds].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0]);
  const about = name === 'doctrine' ? 'question' : noMatchKinds.find((kind) => kind === name);
  // Its bare name, unless it is rather something to look up ("stock market").
  if (question?.left === 0 && !(about === 'off-topic' && likely >= RATHER))
    return { about: 'question', question: question.id };
  if (about === undefined || likely < MIN_LIKELIHOOD[about] || !known) return unclear;
  if (about === 'question')
    return question !== null && question.left <= BESIDE_QUESTION ? { about, question: question.id } : { about };
  if (about !== 'off-topic') return { about };
  if (page !== null && page.left <= BESIDE_PAGE) return { about, page: page.id };
  return personal && likely < SURELY ? unclear : { about };
};
