import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from './paths.ts';

/** `npm start`: builds what is missing or older than its sources, then serves everything. */
const built = ['content/generated/library.json', 'dist/renderer/index.html', 'dist/server/index.js'];
const sources = ['content', 'core', 'renderer', 'server', 'package-lock.json', 'vite.config.ts'];

const MAX_BUILD_OUTPUT = 64 * 1024 * 1024;

/** When a file was changed, or the newest below a folder, in milliseconds; 0 when there is none. */
const changed = (path: string): number => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !/^\.|^generated$/.test(name));
  return Math.max(0, ...entries.map(({ name }) => changed(join(path, name))));
};

const oldest = Math.min(...built.map((file) => changed(join(paths.root, file))));
const newest = Math.max(...sources.map((source) => changed(join(paths.root, source))));

/** Says nothing unless it fails: two hundred names of files tell nobody anything. */
const build = (): void => {
  console.log('Building Lampstand. This takes a minute or less.');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: paths.root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: MAX_BUILD_OUTPUT,
  });
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}`);
  process.exit(status ?? 1);
};

if (oldest < newest) build();

await import(pathToFileURL(join(paths.root, 'dist/server/index.js')).href);
