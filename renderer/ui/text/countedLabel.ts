/** "Praise, 3 so far": what a number beside a word on a button means, for whoever hears it. */
export const countedLabel = (label: string, count: number): string =>
  count > 0 ? `${label}, ${count.toLocaleString()} so far` : label;
