/** Edits (insert, delete, replace, swap neighbours) from a to b; more than `most` counts as `most` + 1. */
export const edits = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
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
