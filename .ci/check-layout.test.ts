import { expect, test } from 'vitest';
import { checkLayout } from './check-layout.ts';

const files = (folder: string, count: number, ending = '.ts'): string[] =>
  Array.from({ length: count }, (_, i) => `${folder}/file${i}${ending}`);

test('a folder of fifteen source files passes, one of sixteen is refused', () => {
  expect(checkLayout(files('core/text', 15))).toEqual([]);
  expect(checkLayout(files('core/text', 16))).toEqual([expect.stringMatching(/^core\/text has 16 source files/)]);
});

test('tests, and files in subfolders, are not counted', () => {
  const counted = files('core/text', 15);
  expect(checkLayout([...counted, ...files('core/text', 9, '.test.ts'), ...files('core/text/sub', 9)])).toEqual([]);
});

test('a list of endpoints or migrations may be longer', () => {
  expect(checkLayout([...files('core/contract', 20), ...files('server/db/migrations', 20)])).toEqual([]);
});

test.each(['words.ts', 'open.ts', 'parts.tsx', 'helpers.ts', 'utils.test.ts', 'common.ts'])(
  'a file named %s is refused',
  (name) => {
    expect(checkLayout([`server/mail/${name}`])).toEqual([
      expect.stringMatching(`server/mail/${name} says nothing of what is in it: .+`),
    ]);
  },
);

test('a name that has such a word in it passes', () => {
  expect(checkLayout(['server/mail/emailWords.ts', 'server/db/openDatabase.ts'])).toEqual([]);
});
