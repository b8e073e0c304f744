import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const texts = new Set(['.js', '.css', '.html', '.json', '.webmanifest']);

export interface Release {
  /** For startServer. */
  folder: string;
  /** The names that this release's hashed files have, and the present build's have not. */
  assets: ReadonlySet<string>;
  remove(): Promise<void>;
}

/** The build as the next release would be: every hashed file under another name, in all that speaks of it. */
export const makeRelease = async (): Promise<Release> => {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-release-'));
  for (const path of ['package.json', 'dist/server', 'dist/renderer', 'server/accounts', 'content/generated'])
    await cp(join(root, path), join(folder, path), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));

  const renderer = join(folder, 'dist/renderer');
  const assets = join(renderer, 'assets');
  const names = (await readdir(assets)).filter((name) => !/^\.(br|gz)$/.test(extname(name)));
  const renamed = new Map(names.map((name) => [name, nextName(name)]));
  for (const file of await readdir(renderer, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    if (/^\.(br|gz)$/.test(extname(path))) await rm(path);
    else if (texts.has(extname(path))) {
      const text = await readFile(path, 'utf8');
      const next = text
        .replace(/(?<![\w.-])[\w.-]{1,80}-[\w-]{8}\.\w+/g, (name) => renamed.get(name) ?? name)
        .replace('<head>', '<head><meta name="release" content="next">')
        // By this the worker knows that the page is another.
        .replace(/("revision":"\w+)\w(","url":"index\.html")/, '$1z$2');
      await rm(path);
      await writeFile(file.parentPath === assets ? join(assets, renamed.get(file.name) ?? file.name) : path, next);
    } else if (file.parentPath === assets) {
      await cp(path, join(assets, renamed.get(file.name) ?? file.name));
      await rm(path);
    }
  }
  return { folder, assets: new Set(renamed.values()), remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Another sign at the end of the hash. */
const nextName = (name: string): string =>
  name.replace(/([\w-])(\.\w+)$/, (_, last: string, ending: string) => `${last === 'x' ? 'y' : 'x'}${ending}`);
