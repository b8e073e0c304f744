/** One figure of the product beside the limit measured in the same run. */
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

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** The value below which `share` (0 to 1) of the values lie. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

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
  const table = [['id', 'what', 'product', 'limit', 'ratio', 'goal', ''], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
};
