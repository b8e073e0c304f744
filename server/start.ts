import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.ts';

/** `npm start`: builds what is missing, then serves everything. */
const built = ['dist/server/index.js', 'dist/renderer/index.html', 'content/generated/library.json'];

if (!built.every((file) => existsSync(join(paths.root, file)))) {
  console.log('First start: building Lampstand. This takes a minute or less.');
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: paths.root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

await import(join(paths.root, 'dist/server/index.js'));
