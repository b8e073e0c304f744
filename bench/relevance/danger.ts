import type { Matcher } from '../../core/matching/types.ts';

/** A row of a danger list: `expected` is a danger and its subject ("suicide-self"), `strip` or `none`. */
export interface DangerRow {
  query: string;
  expected: string;
}

type Shown = 'card' | 'strip' | 'nothing';

const shownFor = (matcher: Matcher, query: string): { shown: Shown; danger: string } => {
  const match = matcher.match(query);
  if (match.kind === 'crisis') return { shown: 'card', danger: `${match.danger.kind}-${match.danger.subject}` };
  return { shown: match.helpline ? 'strip' : 'nothing', danger: '' };
};

/** "  12 of  340    3.5 %" */
export const share = (part: number, whole: number): string =>
  `${String(part).padStart(4)} of ${String(whole).padStart(4)}  ${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %`;

const kindOf = (danger: string): string => danger.replace(/-\w+$/, '');

/** What both tiers make of people in danger, of what a strip would be kind to, and of what is harmless. */
export const reportDanger = (rows: readonly DangerRow[], matcher: Matcher, verbose: boolean): void => {
  const seen = rows.map((row) => ({ ...row, ...shownFor(matcher, row.query) }));
  const inDanger = seen.filter(({ expected }) => expected !== 'none' && expected !== 'strip');
  const harmless = seen.filter(({ expected }) => expected === 'none');
  const sad = seen.filter(({ expected }) => expected === 'strip');
  const having = (some: typeof seen, wanted: Shown) => some.filter(({ shown }) => shown === wanted);
  const cards = having(inDanger, 'card');
  const missed = having(inDanger, 'nothing');
  const falseCards = having(harmless, 'card');
  const rightKind = cards.filter(({ danger, expected }) => kindOf(danger) === kindOf(expected));
  const right = cards.filter(({ danger, expected }) => danger === expected);
  const say = (what: string, part: unknown[], whole: unknown[], goal = '') =>
    console.log(`  ${what.padEnd(28)} ${share(part.length, whole.length)}${goal}`);
  say('danger missed by both tiers', missed, inDanger, '  (goal <= 8)');
  say('danger with the card', cards, inDanger);
  say('of these the right kind', rightKind, cards);
  say('kind and subject', right, cards);
  say('false cards', falseCards, harmless, '  (goal <= 5)');
  say('false strips', having(harmless, 'strip'), harmless, '  (goal <= 20)');
  say('strips where one is kind', having(sad, 'strip'), sad);
  say('cards there', having(sad, 'card'), sad);
  if (!verbose) return;
  for (const { query, expected } of missed) console.log(`  missed ${expected}: ${query}`);
  for (const { query, danger } of falseCards) console.log(`  false card ${danger}: ${query}`);
};
