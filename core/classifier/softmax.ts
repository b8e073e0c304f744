/** Turns scores into probabilities, in place. */
export const softmax = (scores: Float64Array): Float64Array => {
  let top = -Infinity;
  for (const score of scores) top = Math.max(top, score);
  let sum = 0;
  for (let i = 0; i < scores.length; i += 1) sum += scores[i] = Math.exp((scores[i] ?? 0) - top);
  for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) / sum;
  return scores;
};
