/**
 * Specification 1 §5 (a): the words looked up first, exactly as typed. The first note is the answer, the others are
 * suggested. `tithe` and `giving` are answered by stewardship, which the table maps them to.
 */
const money = (first: string): string[] =>
  [first, 'financial-stress', 'provision', 'stewardship'].filter((id, i, all) => all.indexOf(id) === i);

export const synonymTable: ReadonlyMap<string, string[]> = new Map([
  ...['money', 'finance', 'financial', 'debt'].map((word) => [word, money('financial-stress')] as const),
  ...['prosperity', 'abundance', 'provision', 'provide'].map((word) => [word, money('provision')] as const),
  ...['wealth', 'resources', 'steward', 'stewardship', 'tithe', 'tithing', 'giving'].map(
    (word) => [word, money('stewardship')] as const,
  ),
  ...['health', 'illness', 'sickness', 'disease'].map((word) => [word, ['health-problems']] as const),
  ['healing', ['health-problems', 'grief-and-loss']],
]);
