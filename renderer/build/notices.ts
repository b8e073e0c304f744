import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** What `npm start` builds with; and what is built in without being a dependency: debug takes supports-color if it is there. */
const tools = new Set(['vite', '@vitejs/plugin-react']);
const bundledTools = ['workbox-precaching', 'supports-color'];

interface Locked {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The folder that a package in `from` finds `name` in, as Node looks for it; null when it is not for this system. */
const find = (packages: Record<string, Locked>, from: string, name: string): string | null => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return existsSync(join(root, path)) ? path : null;
    if (!folder) return null;
  }
};

/** Every package that the server, the renderer or the desktop app runs, by its folder. */
const shipped = (): Map<string, Locked> => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> };
  const found = new Map<string, Locked>();
  const visit = (from: string, names: string[]): void => {
    for (const name of names) {
      const path = find(packages, from, name);
      const locked = path === null ? undefined : packages[path];
      if (path === null || !locked || found.has(path)) continue;
      found.set(path, locked);
      visit(path, Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }));
    }
  };
  const own = Object.keys(packages['']?.dependencies ?? {}).filter((name) => !tools.has(name));
  visit('', [...own, ...bundledTools]);
  return found;
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The licence files of a package; the name of its licence and its author where it brings none. */
const textOf = (path: string): string => {
  const folder = join(root, path);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (files.length > 0) return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  const { license, author } = readJson(`${path}/package.json`) as {
    license?: string;
    author?: string | { name?: string };
  };
  const by = typeof author === 'object' ? author.name : author;
  return `Licence: ${license ?? 'not stated'}${by ? `, by ${by}` : ''}. The package brings no text of it.`;
};

/** The third-party notices: the Scripture's, then every package with its licence texts, by name. */
export const notices = (): string => {
  const { name, scripture } = readJson('content/generated/brand.json') as {
    name: string;
    scripture: { esvNotice: string; webNotice: string };
  };
  const packages = [...shipped()]
    .map(([path, { version, license }]) => ({
      title: `${nameOf(path)} ${version ?? ''}${license ? ` (${license})` : ''}`,
      text: textOf(path),
    }))
    .sort((one, other) => (one.title < other.title ? -1 : 1));
  const parts = [
    `${name} contains the works of others. These are their notices.`,
    `Scripture\n\n${scripture.esvNotice}\n${scripture.webNotice}`,
    'Passages on questions (content/questions.tsv)\n\nChosen with the help of the topical votes of openbible.info (https://www.openbible.info/topics/), CC-BY.',
    `Universal Sentence Encoder lite (content/encoder/encoder.bin, its weights rounded to 8 bits)\n\nCopyright Google LLC, Apache-2.0.\n\n${readFileSync(join(root, 'content/encoder/LICENSE.txt'), 'utf8').trim()}`,
    ...packages.map(({ title, text }) => `${title}\n\n${text}`),
  ];
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
};

/**
 * Stops a build that takes in a package without its notice. With `write` the notices are put beside the built pages, as
 * /licenses.txt.
 */
export const withNotices = ({ write }: { write: boolean }): Plugin => ({
  name: 'lampstand:notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const known = new Set([...shipped().keys()].map(nameOf));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of Object.keys(chunk.modules)) {
        const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
        if (name && !known.has(name) && !tools.has(name))
          this.error(`${name} is built in, but it is not in the notices (renderer/build/notices.ts)`);
      }
    }
    if (write) this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: notices() });
  },
});
