import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The verse file is not the one that the content build wrote; no verse may be quoted from it. */
export class WrongScriptureFile extends Error {
  override name = 'WrongScriptureFile';
}

/** Throws WrongScriptureFile unless the file's hash is the one written beside it. Some ten milliseconds. */
export const verifyScripture = (file: string): void => {
  const refuse = (what: string, cause?: unknown) =>
    new WrongScriptureFile(`${file} ${what}. Run "npm run content" to build it again.`, { cause });
  let actual: string;
  let expected: string;
  try {
    actual = createHash('sha256').update(readFileSync(file)).digest('hex');
    expected = readFileSync(`${file}.sha256`, 'utf8').trim();
  } catch (error) {
    throw refuse('or its .sha256 is missing', error);
  }
  if (actual !== expected) throw refuse('is not the file that was built: its hash is wrong');
};
