/** Random choices that come out the same for the same seed. */
export interface Dice {
  /** At least 0, below 1. */
  roll(): number;
  /** A whole number, at least 0, below `count`. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  uuid(): string;
  /** A uuid that sorts by `moment` (version 7), so that a million rows go in at the end of their index. */
  uuidAt(moment: number): string;
  /** As many hexadecimal digits. */
  hex(digits: number): string;
}

/** sfc32, a small and well-tested generator, started from the text of the seed. */
export const createDice = (seed: string): Dice => {
  let [a, b, c, counter] = [hash(`${seed}/a`), hash(`${seed}/b`), hash(`${seed}/c`), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) next();

  const roll = () => next() / 0x1_0000_0000;
  const below = (count: number) => Math.floor(roll() * count);
  const hex = (digits: number) => {
    let text = '';
    while (text.length < digits) text += next().toString(16).padStart(8, '0');
    return text.slice(0, digits);
  };
  const variant = () => '89ab'.charAt(below(4));

  return {
    roll,
    below,
    chance: (probability) => roll() < probability,
    pick: (list) => {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${variant()}${hex(3)}-${hex(12)}`,
    uuidAt: (moment) => {
      const time = moment.toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant()}${hex(3)}-${hex(12)}`;
    },
    hex,
  };
};

/** FNV-1a: neighbouring seeds are told apart by the warm-up above. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
};

/** Chooses from a list in which some things are likelier than others. */
export const weighted = <T>(choices: readonly (readonly [T, number])[]): ((dice: Dice) => T) => {
  const ends: number[] = [];
  let total = 0;
  for (const [, weight] of choices) ends.push((total += weight));
  return (dice) => {
    const mark = dice.roll() * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > mark) high = middle;
      else low = middle + 1;
    }
    const chosen = choices[low];
    if (!chosen) throw new Error('nothing to choose from');
    return chosen[0];
  };
};
