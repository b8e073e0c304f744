/**
 * Edits (insert, delete, replace, swap neighbours) from a to b; more than `limit` counts as `limit` + 1. Only the cells within
 * `limit` of the diagonal are looked at: the others can be no part of so short a way.
 */
export const edits = (a: string, b: string, limit: number): number => {
  const tooMany = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooMany;
  let before = new Uint8Array(b.length + 1).fill(tooMany);
  let last = new Uint8Array(b.length + 1).fill(tooMany);
  let row = new Uint8Array(b.length + 1).fill(tooMany);
  for (let j = 0; j <= Math.min(limit, b.length); j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row[from - 1] = from === 1 ? Math.min(i, tooMany) : tooMany;
    let lowest = row[from - 1] ?? tooMany;
    for (let j = from; j <= to; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min((last[j] ?? tooMany) + 1, (row[j - 1] ?? tooMany) + 1, (last[j - 1] ?? tooMany) + same);
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, (before[j - 2] ?? tooMany) + 1);
      if (cost > tooMany) cost = tooMany;
      row[j] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (to < b.length) row[to + 1] = tooMany;
    if (lowest > limit) return tooMany;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length] ?? tooMany, tooMany);
};

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ALIKE = new Set(
  'ck cs sz kq mn gj iy dt fv bp ou ae ei ai ao eo ie ea oa ia oe io uo ue eu au ua iu ui'.split(' '),
);

const near = (a: string, b: string): boolean => {
  if (ALIKE.has(a + b) || ALIKE.has(b + a)) return true;
  const rowA = KEYS.findIndex((row) => row.includes(a));
  const rowB = KEYS.findIndex((row) => row.includes(b));
  const apart = Math.abs((KEYS[rowA] ?? '').indexOf(a) - (KEYS[rowB] ?? '').indexOf(b));
  return rowA === rowB ? apart === 1 : Math.abs(rowA - rowB) === 1 && apart === 0;
};

/** What one hears of a word: its consonants, each once. */
const skeleton = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|k|q/g, 'c')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');

const LONG = 7;

const oneSlip = (typed: string, right: string): boolean => {
  let i = 0;
  while (i < typed.length && typed[i] === right[i]) i += 1;
  const [a = '', b = ''] = [typed[i], right[i]];
  if (typed.length === right.length) {
    if (typed[i + 1] === b && right[i + 1] === a) return true;
    if (a === typed[i - 1] || a === typed[i + 1] || b === right[i - 1]) return true;
    return near(a, b) || (i > 0 && typed.length >= LONG);
  }
  const long = typed.length > right.length ? typed : right;
  const odd = long[i] ?? '';
  if (odd === long[i - 1] || odd === long[i + 1]) return true;
  if (i === 0) return false;
  // A letter more or less at the end is mostly another form or another word ("table", "skint").
  if (i === long.length - 1) return long.length > LONG;
  return (
    typed.length < right.length || long.length >= LONG || near(odd, long[i - 1] ?? '') || near(odd, long[i + 1] ?? '')
  );
};

/** Whether fingers or ears make such a slip: neighbouring keys, swaps, letters doubled or dropped, sounds written otherwise. */
export const likeSlip = (typed: string, right: string, far: number): boolean => {
  if (far <= 1) return oneSlip(typed, right);
  if ([...typed].sort().join('') === [...right].sort().join('')) return true;
  return (
    edits(skeleton(typed), skeleton(right), 1) <= (far === 2 && right.length > LONG + 2 ? 1 : 0) &&
    typed[0] === right[0]
  );
};
