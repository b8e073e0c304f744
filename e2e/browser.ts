import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import playwright from 'playwright-core';

export interface Browser {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/**
 * LAMPSTAND_BROWSER, which `npm run e2e -- --browser=…` sets: `firefox` or `webkit` of Playwright, `installed` for a Chrome or
 * Chromium of this machine, or the path of one. Unset is the Chromium that the lockfile pins, the same for everybody.
 */
const wanted = process.env['LAMPSTAND_BROWSER'] ?? '';

export const browserName: BrowserName = wanted === 'firefox' || wanted === 'webkit' ? wanted : 'chromium';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

// A test browser calls nobody by itself, and keeps no spare process ready for a next site: that costs as much as a small page.
// The sandbox can't be had as root.
const args = [
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The pinned Chromium is built for Linux on x64 alone. */
const isPinnedHere = process.platform === 'linux' && process.arch === 'x64';

/** The browser that tests run in. Throws with what to do if there is none. */
export const findBrowser = (): Browser => {
  if (browserName !== 'chromium') return { executablePath: playwright[browserName].executablePath(), args: [] };
  if (wanted === '' && isPinnedHere) return pinned(join(import.meta.dirname, '../build/chromium'));
  if (wanted !== '' && wanted !== 'installed') return { executablePath: wanted, args };
  const found = installed.find((path) => existsSync(path));
  if (found === undefined)
    throw new Error('No Chrome or Chromium was found. Install one, or name its path: npm run e2e -- --browser=PATH');
  return { executablePath: found, args };
};

/**
 * Unpacks @sparticuz/chromium into `folder`, aside and then renamed, so that a broken attempt is never used. In a process of its
 * own: the package changes the library path of whoever imports it.
 */
const pinned = (folder: string): Browser => {
  if (!existsSync(folder)) {
    const aside = `${folder}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    const { status, stderr } = spawnSync(process.execPath, ['-e', unpack], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The pinned Chromium could not be unpacked: ${stderr}`);
    const fonts = join(aside, 'fonts/fonts.conf');
    writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', join(folder, 'fonts')));
    try {
      renameSync(aside, folder);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    // It was built without the setuid sandbox.
    args: [...new Set([...args, '--no-sandbox'])],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
};
