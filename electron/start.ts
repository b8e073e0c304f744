import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** `npm run desktop`: builds what is missing, then opens the app. Arguments are passed on to it. */
const root = join(import.meta.dirname, '..');

const npmRun = (script: string): void => {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(join(root, 'dist/renderer/index.html'))) npmRun('build');
// Takes half a second, so it is never out of date.
npmRun('desktop:build');

/** The package's own Electron, which it downloads when first asked; or another one, where it can't be downloaded. */
const electron = process.env['ELECTRON_EXEC_PATH'] ?? (createRequire(import.meta.url)('electron') as string);
// Chromium has no sandbox for root and does not start without being told so.
const flags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const app = spawn(electron, ['.', ...flags, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
app.on('exit', (code) => process.exit(code ?? 1));
app.on('error', (error) => {
  console.error(`Electron could not be started: ${error.message}`);
  process.exit(1);
});
