/**
 * The two-sided p-value of the Mann-Whitney U test (normal approximation): how likely two samples as different as these
 * are when both come from one distribution. Small means that the two can be told apart.
 */
export const mannWhitney = (a: readonly number[], b: readonly number[]): number => {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  all.sort((x, y) => x.value - y.value);
  const rankSum = all.reduce((sum, { isA }, index) => (isA ? sum + index + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  const z = Math.abs(u - mean) / deviation;
  // Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * tail;
};

/** LAMPSTAND_LONG=1 runs the attacks with the counts of the proof; else with counts that fit into every test run. */
export const isLong = process.env['LAMPSTAND_LONG'] === '1';
