import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEncoder, type EncoderMeta } from './encoder.ts';
import { createLinears } from './linear.ts';
import { readTensors, toInt8, writeTensors } from './tensors.ts';
import { createTokenizer, MAX_PIECES } from './tokenizer.ts';

const readBytes = (file: string): Uint8Array =>
  Uint8Array.from(readFileSync(new URL(`../../content/encoder/${file}`, import.meta.url)));
const wasm = readBytes('kernel.wasm');
const bytes = readBytes('encoder.bin');
const file = readTensors<EncoderMeta>(bytes);
const encode = createEncoder(wasm, bytes);
const tokenize = createTokenizer(file.meta.vocabulary);

/** The cosine of the angle between two embeddings, the first 512 numbers of what the encoder gives. */
const likeness = (a: string, b: string): number => {
  const [one, other] = [encode(a), encode(b)];
  if (one === null || other === null) throw new Error('a text without pieces');
  return one.slice(0, 512).reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
};

describe('the tokenizer', () => {
  it('splits words into the same pieces as the original', () => {
    expect(tokenize("I can't stop worrying about money")).toEqual([16, 42, 13, 17, 630, 1434, 23, 72, 406]);
  });

  it('reads signs that it does not know as one unknown piece', () => {
    expect(tokenize('漢字 money').filter((piece) => piece === 0)).toHaveLength(1);
    expect(tokenize('漢字 money').at(-1)).toBe(406);
  });

  it('gives at most 64 pieces of any text, all of the vocabulary', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        const pieces = tokenize(text);
        expect(pieces.length).toBeLessThanOrEqual(MAX_PIECES);
        expect(pieces.every((piece) => piece >= 0 && piece < file.meta.vocabulary.length)).toBe(true);
      }),
    );
  });
});

describe('the encoder', () => {
  it('gives nearly the numbers of the original in 32-bit floats', () => {
    const found = encode("i can't get through 1st period without my vape and i'm 16, that's so pathetic");
    const original = [0.04152693, -0.00682871, 0.02406439, -0.06606255, 0.07077586];
    original.forEach((value, i) => expect(Math.abs((found?.[i] ?? 9) - value)).toBeLessThan(0.005));
  });

  it('puts texts of the same meaning nearer than texts of another', () => {
    const wager = 'he bets our housing money on horses';
    expect(likeness(wager, 'my husband gambles away our rent')).toBeGreaterThan(
      likeness(wager, 'a recipe for soup with horseradish') + 0.2,
    );
  });

  it('gives the same numbers for a text, whatever it read before', () => {
    const first = encode('my wife has left me');
    encode('a much longer text about many other things, so that its memory holds other numbers than before');
    expect(encode('my wife has left me')).toEqual(first);
  });

  it.each(['', ' ', '\n\t'])('gives null for %j', (text) => {
    expect(encode(text)).toBeNull();
  });

  it('gives finite numbers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), (text) => {
        expect((encode(text) ?? new Float32Array()).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the matrix product', () => {
  it('equals the product of the rounded numbers, for any number of rows', () => {
    const number = fc.float({ min: -8, max: 8, noNaN: true });
    const sizes = fc.record({
      rows: fc.integer({ min: 1, max: 9 }),
      seed: fc.array(number, { minLength: 40, maxLength: 40 }),
    });
    const [units, columns] = [6, 24];
    fc.assert(
      fc.property(sizes, ({ rows, seed }) => {
        const pick = (i: number): number => seed[(i * 7) % seed.length] ?? 0;
        const matrix = toInt8(
          Float32Array.from({ length: units * columns }, (_, i) => pick(i)),
          units,
          columns,
        );
        const bias = Float32Array.from({ length: units }, (_, i) => pick(i + 3));
        const input = Float32Array.from({ length: rows * columns }, (_, i) => pick(i + 11));
        const found = createLinears(wasm, new Map([['layer', { matrix, bias }]]), 9)('layer')(input, rows);
        for (let row = 0; row < rows; row += 1)
          for (let unit = 0; unit < units; unit += 1) {
            let sum = bias[unit] ?? 0;
            for (let i = 0; i < columns; i += 1)
              sum +=
                (input[row * columns + i] ?? 0) * (matrix.steps[unit * columns + i] ?? 0) * (matrix.scales[unit] ?? 0);
            expect(Math.abs((found[row * units + unit] ?? 0) - sum)).toBeLessThan(0.15);
          }
      }),
    );
  });
});

describe('a file of matrices', () => {
  it('is read back as it was written', () => {
    const matrices = new Map([
      ['first', toInt8(Float32Array.of(1, -2, 3, 0.5, 0, -0.25), 2, 3)],
      ['second', toInt8(Float32Array.of(9), 1, 1)],
    ]);
    const vectors = new Map([['bias', Float32Array.of(0.1, -7)]]);
    const read = readTensors(writeTensors({ said: 'ü' }, matrices, vectors));
    expect(read).toEqual({ meta: { said: 'ü' }, matrices, vectors });
  });

  it('rounds to 127 steps on either side of each row', () => {
    expect(toInt8(Float32Array.of(127, -63.5, 0, 0), 2, 2).steps).toEqual(Int8Array.of(127, -63, 0, 0));
  });
});
