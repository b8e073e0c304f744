import { createMatcher } from '../core/matching/matcher.ts';
import type { Matcher, MatchingLibrary } from '../core/matching/types.ts';
import { createRandom } from '../core/sync/testing/random.ts';
import { figure, milliseconds, percentile, timed, type Figure } from './lib/report.ts';
import { answerOf, readClassifiers, readLibrary } from './relevance/relevance.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
const SHORTEST_MISTYPED = 5;
/** There are 190,000 typos: every seventh is tried. */
const EVERY = 7;
const TYPO_GOAL = 0.98;
const SLOWEST_MS = 2;
const FIRST_MS = 20;

/** Every word one insertion, deletion, replacement or swap of neighbours away. */
const allEdits = (word: string): Set<string> => {
  const found = new Set<string>();
  for (let i = 0; i <= word.length; i += 1) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    for (const letter of ALPHABET) {
      found.add(head + letter + tail);
      if (tail !== '') found.add(head + letter + tail.slice(1));
    }
    if (tail !== '') found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2));
  }
  found.delete(word);
  return found;
};

/** The share of mistyped titles and tags whose note is the answer or among the three suggested. */
const typos = (matcher: Matcher, library: MatchingLibrary): { share: number; tried: number } => {
  const owners = new Map<string, Set<string>>();
  for (const { id, title, tags } of library.challenges) {
    for (const text of [title, ...tags]) {
      const word = text.toLowerCase();
      if (!/^[a-z]+$/.test(word) || word.length < SHORTEST_MISTYPED) continue;
      owners.set(word, (owners.get(word) ?? new Set()).add(id));
    }
  }
  let tried = 0;
  let right = 0;
  let n = 0;
  for (const [word, ids] of owners) {
    for (const typo of allEdits(word)) {
      if (n++ % EVERY !== 0) continue;
      tried += 1;
      const first = answerOf(matcher.match(typo), library);
      if (ids.has(first) || matcher.suggest(typo, 3).some(({ id }) => ids.has(id))) right += 1;
    }
  }
  return { share: right / tried, tried };
};

/** Texts of up to 500 characters meant to be slow: short noise, runs, noise, half-sentences, words of the library shuffled. */
const hostile = (library: MatchingLibrary, count: number): string[] => {
  const random = createRandom(7);
  const words = library.challenges.flatMap(({ phrasings }) => phrasings.flatMap((line) => line.split(' ')));
  const starts =
    "a|my husband |i dont want to |he hit |i i i |not |3:16 |john 3 |'|ß |\u0301|want to |god |lying ".split('|');
  return Array.from({ length: count }, (_, i) => {
    // Short and like no word: these reach the fuzzy search, the dearest step of all.
    if (i % 4 === 3) return Array.from({ length: 4 + (i % 13) }, () => random.pick(ALPHABET) ?? '').join('');
    if (i % 3 === 0) {
      const start = random.pick(starts) ?? 'a';
      return start.repeat(Math.ceil(500 / start.length)).slice(0, 500);
    }
    let text = '';
    while (text.length < 500) {
      if (i % 3 === 1) text += `${random.pick(words) ?? ''} `;
      else for (let j = 3 + random.below(9); j >= 0; j -= 1) text += j === 0 ? ' ' : (random.pick(ALPHABET) ?? '');
    }
    return text.slice(0, 500);
  });
};

/** Typos and hostile texts (docs/proof.md P5), and what the first search of a visit costs. */
export const matching = (): Promise<Figure[]> => {
  const library = readLibrary();
  const classifiers = readClassifiers();
  let matcher!: Matcher;
  const built = timed(() => (matcher = createMatcher(library, classifiers)));
  const first = timed(() => matcher.match('i feel so alone since my best friend moved away'));

  const texts = hostile(library, 900);
  for (const text of texts.slice(0, 200)) matcher.match(text);
  // Each text at its best of three: the box is shared, and a pause of the machine is not the matcher's.
  const times = texts.map((text) => Math.min(...[0, 1, 2].map(() => timed(() => matcher.match(text)))));
  const { share, tried } = typos(matcher, library);

  const percent = (value: number) => `${(value * 100).toFixed(2)} %`;
  return Promise.resolve([
    figure('P5', `mistyped title or tag, note in the top 3 (${tried} typos)`, share, TYPO_GOAL, percent, { min: 1 }),
    figure(
      'P5',
      'match, p99 over hostile texts of up to 500 characters',
      percentile(times, 0.99),
      SLOWEST_MS,
      milliseconds,
    ),
    figure('P5', `first match after building (index built in ${built.toFixed(0)} ms)`, first, FIRST_MS, milliseconds),
  ]);
};
