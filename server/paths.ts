import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: the nearest one above this file with a package.json, in sources and in dist alike. */
const findRoot = (from: string): string => {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('package.json is missing above the server');
  return findRoot(above);
};

const root = findRoot(import.meta.dirname);

export const paths = {
  root,
  renderer: join(root, 'dist/renderer'),
  library: join(root, 'content/generated/library.json'),
  encoder: join(root, 'content/generated/encoder'),
  brand: join(root, 'content/generated/brand.json'),
  commonPasswords: join(root, 'server/accounts/passwords/common-passwords.txt'),
  /** Of the words on a link's picture. */
  cardFont: join(root, 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  scripture: join(root, 'content/generated/scripture.sqlite'),
};

/** The version of package.json. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
