import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withoutCompatible } from './leanObscenity.ts';

const file = createRequire(import.meta.url)
  .resolve('obscenity')
  .replace(/index\.js$/, 'transformer/resolve-confusables/confusables.js');

const lettersBySign = (code: string): Map<string, string> => {
  const exports: { confusables?: Map<string, string> } = {};
  runInNewContext(code, { exports });
  return new Map(
    [...(exports.confusables ?? [])].flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])),
  );
};

it('reads each sign of a text in NFKC as the letter that the whole table says', () => {
  const code = readFileSync(file, 'utf8');
  const [all, lean] = [lettersBySign(code), lettersBySign(withoutCompatible(code))];
  expect(lean.size).toBeLessThan(all.size);
  for (const sign of all.keys())
    for (const each of sign.normalize('NFKC')) expect(lean.get(each), each).toBe(all.get(each));
});
