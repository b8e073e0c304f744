import type { Hit } from './lexical/patterns.ts';
import type { Phrasings } from './lexical/phrasings.ts';
import { isStop } from './lexical/stemming.ts';

interface Scored {
  id: string;
  score: number;
  /** The hit that counted most, for `because`. */
  best: Hit | null;
}

const NOT = new Set('not isnt arent wasnt werent aint never im_not'.split(' '));
const BETWEEN = new Set('really even that so a an just actually exactly very feeling all too the always'.split(' '));

/** Notes named after something good: "not patient" is about patience, "not angry" is not about anger. */
const GOOD = new Set(
  'patience gratitude contentment generosity forgiveness self-control purpose provision stewardship self-worth assurance-of-salvation friendship decisions'.split(
    ' ',
  ),
);

/** Positions of words that are denied: "not angry", "isn't really lonely". */
export const denied = (words: readonly string[]): Set<number> => {
  const found = new Set<number>();
  words.forEach((word, i) => {
    if (!NOT.has(word)) return;
    for (let j = i + 1; j <= i + 3 && j < words.length; j += 1) {
      const next = words[j] ?? '';
      if (BETWEEN.has(next)) continue;
      found.add(j);
      break;
    }
  });
  return found;
};

// Tuned on the notes' own lines, each left out in turn, and on bench/relevance/own.tsv.
const LIKE = 3;
const LIKE_FROM = 0.3;
const TELLS = 0.9;
const USED_AGAIN = 0.1;
const COVERED = 0.3;
const PER_FURTHER_WORD = 0.8;
const PER_SMALL_WORD = 0.2;
const PER_GAP = 0.2;
/** What something is felt "of" or "about" stands beside the feeling: "jealous of my sister's new house". */
const OF = new Set('of about at over toward towards'.split(' '));
const HEAD = 0.3;
/** Lighter than this are the people and things that any trouble may name; in so few words they are the matter itself. */
const BACKGROUND = 1;
const NAMES = 2;

/** Adds up what speaks for each challenge; '' and 'none' too. */
export const scoreAll = (
  words: readonly string[],
  stems: readonly string[],
  hits: readonly Hit[],
  phrasings: Phrasings,
): Map<string, Scored> => {
  const sentence = words.length > 3;
  const not = denied(words);
  const longestAt = new Array<number>(words.length).fill(0);
  for (const { at } of hits) for (const i of at) longestAt[i] = Math.max(longestAt[i] ?? 0, at.length);

  const scores = new Map<string, Scored>();
  const used = new Map<string, Set<number>>();
  const gains = new Map<string, number>();
  const ordered = [...hits].sort((a, b) => b.pattern.weight - a.pattern.weight || b.at.length - a.at.length);
  for (const hit of ordered) {
    const { id, weight } = hit.pattern;
    // A small word never speaks alone: "gone" may mean a death, "going" does not.
    if (id === '' || (hit.at.length === 1 && isStop(words[hit.at[0] ?? 0] ?? ''))) continue;
    const background = weight < BACKGROUND;
    let gain = background && words.length <= NAMES ? BACKGROUND + 1 : weight;
    const heavy = hit.at.filter((i) => !isStop(words[i] ?? ''));
    if (hit.at.length > 1 && !background)
      gain += PER_FURTHER_WORD * (heavy.length - 1) + PER_SMALL_WORD * (hit.at.length - heavy.length);
    if (sentence && heavy.length === 1 && id !== 'none')
      gain *= phrasings.trust(stems[heavy[0] ?? 0] ?? '', id) ** (hit.at.length === 1 ? 1 : 0.5);
    if (weight > BACKGROUND && id !== 'none' && OF.has(words[(hit.at[hit.at.length - 1] ?? 0) + 1] ?? '')) gain += HEAD;
    gain -= PER_GAP * ((hit.at[hit.at.length - 1] ?? 0) - (hit.at[0] ?? 0) - hit.at.length + 1);
    // The longer reading wins: in "heart failure" the word "failure" speaks only faintly for Failure.
    if (hit.at.every((i) => (longestAt[i] ?? 0) > hit.at.length)) gain *= COVERED;
    if (hit.at.length === 1 && not.has(hit.at[0] ?? -1) && !GOOD.has(id)) gain = -0.5;
    const mine = used.get(id) ?? new Set<number>();
    if (gain > 0 && hit.at.every((i) => mine.has(i))) gain *= USED_AGAIN;
    for (const i of hit.at) mine.add(i);
    used.set(id, mine);
    const entry = scores.get(id) ?? { id, score: 0, best: null };
    entry.score += gain;
    if (gain > (gains.get(id) ?? 0.5)) {
      gains.set(id, gain);
      entry.best = hit;
    }
    scores.set(id, entry);
  }

  const masked = new Set(not);
  for (const { pattern, at } of hits) if (pattern.id === '') for (const i of at) masked.add(i);
  for (const [id, { like, tells }] of phrasings.rank(words, masked)) {
    const entry = scores.get(id) ?? { id, score: 0, best: null };
    entry.score += LIKE * Math.max(0, like - LIKE_FROM) + TELLS * Math.min(tells, 3);
    scores.set(id, entry);
  }
  return scores;
};
