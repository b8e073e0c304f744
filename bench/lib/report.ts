/** A row of the report. */
export interface Figure {
  /** Its line in docs/proof.md; a dash where it has none. */
  id: string;
  name: string;
  /** What the product took or gave, with its unit. */
  product: string;
  /** The limit it is held against, measured in the same run. */
  limit: string;
  /** Product against limit. */
  ratio: number;
  /** The goal in words ("<= 1.15"). */
  goal: string;
  holds: boolean;
}

interface Bound {
  /** How many times the limit the product may take, or must give. */
  max?: number;
  min?: number;
  /** What the limit is, where it is measured too. */
  note?: string;
}

/** A value beside its limit; `show` writes both with their unit. */
export const figure = (
  id: string,
  name: string,
  value: number,
  limit: number,
  show: (value: number) => string,
  { max = 1, min, note = '' }: Bound = {},
): Figure => ({
  id,
  name,
  product: show(value),
  limit: `${show(limit)} ${note}`.trimEnd(),
  ratio: value / limit,
  goal: min === undefined ? `<= ${max}` : `>= ${min}`,
  holds: min === undefined ? value / limit <= max : value / limit >= min,
});

/** Writes numbers with a unit, and limits, which are whole, without a fraction. */
export const inUnit =
  (unit: string) =>
  (value: number): string =>
    `${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 1)} ${unit}`;

export const milliseconds = inUnit('ms');

/** Milliseconds that something took. */
export const timed = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

/** Milliseconds until a promise was kept. */
export const timedAsync = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** The value below which `share` (0 to 1) of the values lie. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const printFigures = (figures: readonly Figure[]): void => {
  const rows = figures.map((figure) => [
    figure.id,
    figure.name,
    figure.product,
    figure.limit,
    figure.ratio.toFixed(figure.ratio < 0.01 ? 4 : 2),
    figure.goal,
    figure.holds ? 'holds' : 'MISSED',
  ]);
  const heads = ['id', 'what', 'product', 'limit', 'ratio', 'goal', ''];
  const table = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
};
