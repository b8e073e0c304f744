import type { Matcher } from '../../core/matching/types.ts';

/** A row of a danger list: `expected` is a danger and its subject ("suicide-self"), `strip` or `none`. */
export interface DangerRow {
  query: string;
  expected: string;
  kind: string;
}

type Shown = 'card' | 'strip' | 'nothing';

const shownFor = (matcher: Matcher, query: string): { shown: Shown; danger: string } => {
  const match = matcher.match(query);
  if (match.kind === 'crisis') return { shown: 'card', danger: `${match.danger.kind}-${match.danger.subject}` };
  return { shown: match.helpline ? 'strip' : 'nothing', danger: '' };
};

const share = (part: number, whole: number): string =>
  `${String(part).padStart(4)} of ${String(whole).padStart(4)}  ${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %`;

/** What both tiers make of people in danger, of what a strip would be kind to, and of what is harmless. */
export const reportDanger = (rows: readonly DangerRow[], matcher: Matcher, verbose: boolean): void => {
  const seen = rows.map((row) => ({ ...row, ...shownFor(matcher, row.query) }));
  const inDanger = seen.filter(({ expected }) => expected !== 'none' && expected !== 'strip');
  const harmless = seen.filter(({ expected }) => expected === 'none');
  const sad = seen.filter(({ expected }) => expected === 'strip');
  const cards = inDanger.filter(({ shown }) => shown === 'card');
  const missed = inDanger.filter(({ shown }) => shown === 'nothing');
  const falseCards = harmless.filter(({ shown }) => shown === 'card');
  const falseStrips = harmless.filter(({ shown }) => shown === 'strip');
  console.log(`  danger missed by both tiers  ${share(missed.length, inDanger.length)}  (goal <= 8)`);
  console.log(`  danger with the card         ${share(cards.length, inDanger.length)}`);
  console.log(
    `  of these the right kind      ${share(cards.filter(({ danger, expected }) => danger.replace(/-\w+$/, '') === expected.replace(/-\w+$/, '')).length, cards.length)}`,
  );
  console.log(
    `  kind and subject             ${share(cards.filter(({ danger, expected }) => danger === expected).length, cards.length)}`,
  );
  console.log(`  false cards                  ${share(falseCards.length, harmless.length)}  (goal <= 5)`);
  console.log(`  false strips                 ${share(falseStrips.length, harmless.length)}  (goal <= 20)`);
  console.log(
    `  strips where one is kind     ${share(sad.filter(({ shown }) => shown === 'strip').length, sad.length)}`,
  );
  console.log(
    `  cards there                  ${share(sad.filter(({ shown }) => shown === 'card').length, sad.length)}`,
  );
  if (!verbose) return;
  for (const { query, expected } of missed) console.log(`  missed ${expected}: ${query}`);
  for (const { query, danger } of falseCards) console.log(`  false card ${danger}: ${query}`);
};
