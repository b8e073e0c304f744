/**
 * The words looked up first, exactly as typed (docs/specification.md 1 §5, a). The first note is the answer, the others are
 * suggested. `tithe` and `giving` are answered by stewardship, which the table maps them to.
 */
const money = (first: string): string[] =>
  [first, 'financial-stress', 'provision', 'stewardship'].filter((id, i, all) => all.indexOf(id) === i);

export const synonymTable: ReadonlyMap<string, string[]> = new Map<string, string[]>([
  ...['money', 'finance', 'financial', 'debt'].map((word): [string, string[]] => [word, money('financial-stress')]),
  ...['prosperity', 'abundance', 'provision', 'provide'].map((word): [string, string[]] => [word, money('provision')]),
  ...['wealth', 'resources', 'steward', 'stewardship', 'tithe', 'tithing', 'giving'].map((word): [string, string[]] => [
    word,
    money('stewardship'),
  ]),
  ...['health', 'illness', 'sickness', 'disease'].map((word): [string, string[]] => [word, ['health-problems']]),
  ['healing', ['health-problems', 'grief-and-loss']],
]);
