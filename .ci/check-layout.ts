import { basename, dirname } from 'node:path';

/** Folders that a reader can take in, and file names that tell files apart. */

const MAX_FILES = 15;

/** Where more files than that are one list, and nobody has to tell them apart. */
const lists: Record<string, string> = {
  'core/contract': 'a file for the endpoints of each feature',
  'server/db/migrations': 'a file for each step of the schema, in order',
};

const refusedNames: Record<string, string> = {
  words: 'name it by what the words are for, such as emailTexts.ts',
  open: 'name it by what it opens, such as openDatabase.ts',
  parts: 'give each part a file, or name it by what the parts make',
  ...Object.fromEntries(
    ['helper', 'helpers', 'util', 'utils', 'misc', 'common', 'shared', 'stuff'].map((name) => [
      name,
      'name it by what it does, or put it beside its only caller',
    ]),
  ),
};

const isSource = (file: string): boolean => !/\.(test|spec)\.tsx?$|\.d\.ts$/.test(file);

/** Every fault of the given files (paths from the root), one line each. */
export const checkLayout = (files: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const folder of files.filter(isSource).map((file) => dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > MAX_FILES && !(folder in lists));
  const names = files.flatMap((file) => {
    const advice = refusedNames[basename(file).replace(/\.(test\.|spec\.)?\w+$/, '')];
    return advice ? [`${file} says nothing of what is in it: ${advice}`] : [];
  });
  return [
    ...full.map(
      ([folder, count]) =>
        `${folder} has ${count} source files, and a reader can tell ${MAX_FILES} apart: give its tasks folders of their own`,
    ),
    ...names,
  ];
};
