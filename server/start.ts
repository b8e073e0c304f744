import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from './paths.ts';

/** `npm start`: builds what is missing or older than its sources, then serves everything. */
const built = ['content/generated/library.json', 'dist/renderer/index.html', 'dist/server/index.js'];
const sources = ['content', 'core', 'renderer', 'server', 'package-lock.json', 'vite.config.ts'];

/** When a file was changed, or the newest below a folder, in milliseconds; 0 when there is none. */
const changed = (path: string): number => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !/^\.|^generated$/.test(name));
  return Math.max(0, ...entries.map(({ name }) => changed(join(path, name))));
};

const oldest = Math.min(...built.map((file) => changed(join(paths.root, file))));
const newest = Math.max(...sources.map((source) => changed(join(paths.root, source))));

if (oldest < newest) {
  console.log('Building Lampstand. This takes a minute or less.');
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: paths.root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

await import(pathToFileURL(join(paths.root, 'dist/server/index.js')).href);
