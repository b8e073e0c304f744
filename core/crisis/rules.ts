import { abuse } from './abuse.ts';
import { LONGEST_TEXT, type Danger, type DangerKind } from './danger.ts';
import { harming } from './harming.ts';
import { benign } from './idioms.ts';
import { cutMourning } from './mourning.ts';
import { partBySubject } from './others.ts';
import { createPattern } from './pattern.ts';
import { plain } from './spelling.ts';
import { selfHarm, suicide } from './suicide.ts';
import { isLongAgo, isTopical } from './topical.ts';

/*
 * Words of danger come before everything else: before limit, record and match (docs/decisions.md 17). This file is
 * loaded on its own, on the first page, so it imports nothing heavy.
 */

const rulesOf = (kind: DangerKind, lines: readonly string[]) =>
  lines.map((line) => {
    const [said = '', unless] = line.split(' // ');
    return { kind, pattern: createPattern(said), unless: unless === undefined ? null : createPattern(unless.trim()) };
  });

const toOneself = [...rulesOf('suicide', suicide), ...rulesOf('self-harm', selfHarm)];
const toOthers = [...rulesOf('harming', harming), ...rulesOf('abuse', abuse)];

const firstOf = (rules: ReturnType<typeof rulesOf>, said: string): { kind: DangerKind; words: string } | null => {
  const has = new Set(said.split(' '));
  for (const { kind, pattern, unless } of rules) {
    const words = pattern.find(said, has);
    if (words !== null && (unless === null || !unless.test(said, has))) return { kind, words };
  }
  return null;
};

const WRITER = /\b(?:i|im|ive|id|ill|me|my|myself|we|us|our)\b/;
const ME = /\b(?:me|us|im|i|ive|id|myself)\b/;
const PERSON =
  '(?:sister|daughter|son|wife|mom|mother|brother|friend|frend|freind|boy|girl|kid|kids|child|children|baby|niece|nephew|cousin|' +
  'grandson|granddaughter|grandma|grandpa|coworker|colleague|neighbor|woman|lady|student|teenager|classmate|teammate|girlfriend|boyfriend|him|her|them|someone)';
/** "my wife was assaulted", "suicidal teenager", "molests her". */
const OF_ANOTHER = new RegExp(
  `\\b${PERSON} (?:(?:is|was|were|got|gets|has|had|being|been|gettin|getting|whos|who is) )|\\bsuicidal ${PERSON}`,
);
const VICTIM =
  /\b(?:she|shes|her|mom|mother|niece|nephew|girls?|boys?|child|children|kids?|friends?|sister|daughter|victim|woman|lady|son|cousin|pupil|student|wife)\b/;
const SOMEONE_ELSE = /\b(?:himself|herself|themself|themselves|(?:his|her|their) own|he|she|they|hes|shes|theyre)\b/;

/** Who mourns, and wishes to go the same way. */
const FOLLOWING = /\b(?:follow|join|be with|next|same)\b/;

/** Whose danger it is, by the words that fitted a rule, and by the rest where those don't tell. */
const subjectOf = (kind: DangerKind, words: string, said: string): Danger['subject'] => {
  if (kind === 'harming') return WRITER.test(words) ? 'self' : 'other';
  if (ME.test(words)) return 'self';
  if (kind === 'abuse') return !/\b(?:me|us)\b/.test(said) && VICTIM.test(said) ? 'other' : 'self';
  return SOMEONE_ELSE.test(words) || OF_ANOTHER.test(said) ? 'other' : 'self';
};

const search = (text: string): Danger | null => {
  let said = plain(text);
  const has = new Set(said.split(' '));
  said = cutMourning(said, has);
  for (const idiom of benign) said = idiom.cut(said, has);
  const { own, ofOthers } = partBySubject(said);
  // The gravest first: what the writer might do, then what another might, then what people do to one another.
  const found = firstOf(toOneself, said);
  if (found !== null) {
    if (isTopical(found.words, said) || (MAY_BE_PAST.has(found.kind) && isLongAgo(said))) return null;
    const isTold = ofOthers.length > 0 && firstOf(toOneself, own) === null && !FOLLOWING.test(own);
    return { kind: found.kind, subject: isTold ? 'other' : subjectOf(found.kind, found.words, said) };
  }
  const between = firstOf(toOthers, said);
  if (between !== null)
    return isTopical(between.words, said) || (MAY_BE_PAST.has(between.kind) && isLongAgo(said))
      ? null
      : { kind: between.kind, subject: subjectOf(between.kind, between.words, said) };
  // What someone else wishes or plans is told in the same words with other pronouns.
  for (const passage of ofOthers) {
    const told = firstOf(toOneself, passage);
    if (told !== null && !isTopical('', said)) return { kind: told.kind, subject: 'other' };
  }
  return null;
};

/** What is told from safety where it is long over: a note is nearer then than a card. */
const MAY_BE_PAST: ReadonlySet<DangerKind> = new Set(['abuse', 'self-harm']);

/** Fewer words to a sentence than this, and the stops are not sentence ends ("i. want. to. die"). */
const WORDS_A_SENTENCE = 2.5;

/** The danger that the words surely speak of, the writer's own or another's; null when they speak of none. */
export const findDanger = (text: string): Danger | null => {
  const whole = search(text);
  if (whole !== null) return whole;
  // Once more sentence by sentence: school in one sentence must not take back a blow in the next.
  const sentences = text
    .slice(0, LONGEST_TEXT)
    .split(/[.!?;\n]+\s+/)
    .filter((part) => part.trim() !== '');
  if (sentences.length < 2 || text.trim().split(/\s+/).length / sentences.length < WORDS_A_SENTENCE) return null;
  for (const sentence of sentences) {
    const found = search(sentence);
    if (found !== null) return found;
  }
  return null;
};
