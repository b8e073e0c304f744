import { cliches } from '../../content/cliches.ts';
import { findDanger } from '../../core/crisis/rules.ts';
import { books } from '../../core/scripture/books.ts';
import { quotesAny, type Verses } from './likeness.ts';

/** What a model wrote, its shape checked and nothing else. */
export interface Written {
  note: string;
  prayer: string;
}

interface Rule {
  /** Counted and logged when the words break it. */
  name: string;
  breaks: (words: Written) => boolean;
}

const count = (text: string): number => text.trim().split(/\s+/).length;
const either =
  (pattern: RegExp) =>
  ({ note, prayer }: Written) =>
    pattern.test(note) || pattern.test(prayer);

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty';
const names = books.map((book) => book.replace(/^\d /, '')).join('|');
const speakers =
  "god|jesus|christ|the lord|the father|the (?:holy )?spirit|paul|david|the (?:bible|scriptures?|gospel|word|psalm|psalmist|verse|passage|apostle)|god[’']s word";
const says =
  'says?|said|is saying|tells?|told|whispers?|writes?|wrote|declares?|commands?|wants? you to (?:know|hear|understand)|is telling|has told|speaks to you';

/**
 * What generated words may never do. Strict on purpose: whatever breaks a rule is thrown away whole and the curated note,
 * which people wrote, is shown instead.
 */
const rules: readonly Rule[] = [
  {
    name: 'length',
    breaks: ({ note, prayer }) => count(note) < 40 || count(note) > 220 || count(prayer) < 20 || count(prayer) > 120,
  },
  { name: 'markup', breaks: either(/[<>{}[\]`#*_|\\@]|https?:|www\.|[^\P{C}\n]/u) },
  // No telephone numbers, doses or amounts, and no chapter and verse: those come from our own tables.
  { name: 'number', breaks: either(/\d|\p{Nd}|\p{Nl}/u) },
  {
    name: 'reference',
    breaks: either(new RegExp(`\\b(?:chapter|verses?)\\b|\\b(?:${names}),? (?:${numberWords})\\b`, 'i')),
  },
  // A note speaks of "you". Nobody in it is "I": not God, and not a machine.
  { name: 'speaks as I', breaks: ({ note }) => /\b(?:I|me|my|mine|myself|I['’](?:m|ve|ll|d))\b/i.test(note) },
  {
    name: 'speaks as God',
    breaks: either(
      /(?:^|[.!?]\s+)my (?:dear |beloved |precious |sweet )*(?:child|children|son|daughter|beloved),|\bmy (?:dear|beloved|precious|sweet) (?:child|one)|\bI(?:,)? (?:the lord|your (?:god|father|creator|maker))|\bI am (?:the lord|your (?:god|father|creator|maker|shepherd)|with you|he who|the way|jesus)|\b(?:says|declares) the lord|\bthus (?:says|saith)|\bas your (?:god|father in heaven|creator|savior)|\btrust in me\b|\bcome to me\b|\bI (?:created|formed|made|chose|called|forgive|love|will never leave) you\b/i,
    ),
  },
  {
    name: 'puts words into a mouth',
    breaks: either(
      new RegExp(
        `\\b(?:${speakers}) (?:${says})\\b|\\bit is written\\b|\\baccording to (?:the )?(?:bible|scripture)`,
        'i',
      ),
    ),
  },
  { name: 'quotation', breaks: ({ note, prayer }) => hasQuotation(note) || hasQuotation(prayer) },
  {
    name: 'machine',
    breaks: either(/\b(?:as an ai|language model|system prompt|instructions?|json|openai|chatbot)\b/i),
  },
  {
    name: 'harm',
    breaks: either(
      /\b(?:stop|quit|skip|without|throw (?:away|out)|don['’]?t need|no need (?:of|for)) (?:taking |your |the |any |seeing )*(?:medications?|medicines?|meds|pills|treatment|therapy|therapist|doctor|counselor)\b|\b(?:go|return|went) (?:back|home) to (?:him|her|your abuser)|\b(?:lack of|not enough|weak|more) faith\b|\bpunish(?:ing|ed|es|ment)?\b|\bkill|\bsuicide/i,
    ),
  },
  { name: 'danger', breaks: ({ note, prayer }) => findDanger(note) !== null || findDanger(prayer) !== null },
  { name: 'cliché', breaks: ({ note, prayer }) => cliches.some((cliche) => cliche.test(note) || cliche.test(prayer)) },
  {
    name: 'no prayer',
    breaks: ({ prayer }) =>
      !/\b(?:Lord|God|Father|Jesus|Christ)\b/.test(prayer) ||
      !/\b(?:I|me|my)\b/.test(prayer) ||
      !/\bAmen\.$/.test(prayer),
  },
];

/** Longer than this in quotation marks claims to be someone's words. */
const QUOTED_WORDS = 3;

const hasQuotation = (text: string): boolean => {
  if ((text.match(/["“”„«»]/g) ?? []).length % 2 === 1) return true;
  const stretches = text.matchAll(
    /["“”„«]([^"“”„«»]*)["“”»]|(?<![a-z])[‘'’]([^‘’']*(?:[’'](?=[a-z])[^‘’']*)*)[’'](?![a-z])/gi,
  );
  return [...stretches].some(([, double, single]) => count(double ?? single ?? '') > QUOTED_WORDS);
};

const sentences = (text: string): string[] => text.split(/(?<=[.!?:;]["”’]?)\s+/).filter(Boolean);

/** The name of the first rule that words break; null when they may be shown. `alike` finds verses near a sentence. */
export const faultOf = async (words: Written, alike: (sentence: string) => Verses): Promise<string | null> => {
  const broken = rules.find(({ breaks }) => breaks(words));
  if (broken) return broken.name;
  for (const sentence of [...sentences(words.note), ...sentences(words.prayer)]) {
    // Each comparison takes some milliseconds; other requests get their turn between two.
    await new Promise((resolve) => setImmediate(resolve));
    if (quotesAny(sentence, alike(sentence))) return 'verse in its own words';
  }
  return null;
};
