import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap } from '../../../../core/text/wrap.ts';
import { layOut, WIDTH, type ShareImage } from './imageLayout.ts';

const half = (text: string, _style: unknown, size: number) => text.length * size * 0.5;
const letters = (text: string) => text.length;

describe('wrap', () => {
  it('wraps at words', () => {
    expect(wrap('in the beginning was the Word', 13, letters)).toEqual(['in the', 'beginning was', 'the Word']);
  });

  it('breaks a word that is too wide by itself', () => {
    expect(wrap('a Mahershalalhashbaz b', 8, letters)).toEqual(['a', 'Mahersha', 'lalhashb', 'az b']);
  });

  it('keeps every letter and no line too wide', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 2, max: 30 }), (text, width) => {
        const lines = wrap(text, width, letters);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(lines.every((line) => line.length <= width)).toBe(true);
      }),
    );
  });
});

describe('layOut', () => {
  const picture: ShareImage = {
    topic: 'Trust',
    verse: '“Trust in the LORD with all your heart.”',
    reference: 'Proverbs 3:5-6, ESV',
    parts: [{ heading: 'Simple Prayer', text: 'Lord, hold me.' }],
    brand: 'Lampstand',
    notice: 'ESV® Bible, © 2001 by Crossway.',
  };

  it('places all parts in order and within the margins', () => {
    const { lines, height } = layOut(picture, half);
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Trust',
        'Proverbs 3:5-6, ESV',
        'Simple Prayer',
        'Lord, hold me.',
        'Lampstand',
        picture.notice,
      ]),
    );
    for (const { x, y, text, style, size } of lines) {
      expect(x + half(text, style, size)).toBeLessThanOrEqual(WIDTH - 40);
      expect(y).toBeLessThan(height);
    }
    expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).sort((a, b) => a - b));
  });

  it('grows with a long passage', () => {
    const long = layOut({ ...picture, verse: 'Blessed is the man. '.repeat(120) }, half);
    expect(long.height).toBeGreaterThan(layOut(picture, half).height);
    const last = long.lines.filter(({ style }) => style !== 'brand' && style !== 'notice').at(-1);
    expect(last?.y).toBeLessThan(long.rule);
  });
});
