const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const MISSPELT: Record<string, string> = { fourty: 'forty', ninty: 'ninety' };

/** "twenty three" becomes 23, "one hundred and nineteen" 119, "forty ten" stays two numbers; other words stay. */
export const readSpelled = (text: string): string =>
  text.replace(/[a-z]+(?:[\s-]+[a-z]+)*/g, (words) => {
    const read: (string | number)[] = [];
    /** The last number may still be added to, by less than this. */
    let room = 0;
    const add = (value: number, rest: number): void => {
      const last = read[read.length - 1];
      if (typeof last === 'number' && value < room) read[read.length - 1] = last + value;
      else read.push(value);
      room = rest;
    };
    for (const typed of words.split(/[\s-]+/)) {
      const word = MISSPELT[typed] ?? typed;
      const last = read[read.length - 1];
      const [unit, ten] = [UNITS.indexOf(word), TENS.indexOf(word)];
      if (unit >= 0) add(unit, 0);
      else if (ten >= 0) add((ten + 2) * 10, 10);
      else if (word === 'hundred' && last === 1) {
        read[read.length - 1] = 100;
        room = 100;
      } else if (word !== 'and' || room !== 100) {
        read.push(typed);
        room = 0;
      }
    }
    return read.join(' ');
  });

const ROMAN = /^(c?)(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;
const VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

const roman = (text: string): string => {
  if (!ROMAN.test(text)) return text;
  const values = [...text].map((letter) => VALUES[letter] ?? 0);
  return String(values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0));
};

/** "viii. 28" and "iii. xvi" with digits: a chapter in Roman numerals, and the verse after it if that is in them too. */
export const readRoman = (text: string): string =>
  text.replace(
    /^([ivxlc]+)\b\.?(?:([\s:,.]+)([ivxlc]+)\b(?=[\s:,.-]|$))?/,
    (_, chapter: string, gap: string | undefined, verse: string | undefined) =>
      verse === undefined ? roman(chapter) : `${roman(chapter)}${gap}${/^v$/.test(verse) ? verse : roman(verse)}`,
  );
