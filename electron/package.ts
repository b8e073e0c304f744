import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run desktop:package`: packs what was built. With LAMPSTAND_UPDATE_URL the app looks for updates there, and the lists
 * for that folder are written beside the installers; without it there are no updates. Arguments go on to electron-builder.
 */
const update = process.env['LAMPSTAND_UPDATE_URL'];
if (update && URL.parse(update)?.protocol !== 'https:')
  throw new Error('LAMPSTAND_UPDATE_URL has to be an https address.');

const root = join(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('electron-builder/cli.js')),
    ...(update ? ['-c.publish.provider=generic', `-c.publish.url=${update}`] : []),
    // Whoever packs decides what is put where.
    '--publish=never',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
