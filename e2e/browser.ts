import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Browser {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

const installed = [
  // Without the parts of a browser that nobody sees here: it starts faster and draws with half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

// A test browser calls nobody by itself. The sandbox can't be had as root.
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** LAMPSTAND_CHROMIUM if it is set ("bundled" means the one of the npm package), else an installed one, else the bundled one. */
export const findBrowser = (): Browser => {
  const wanted = process.env['LAMPSTAND_CHROMIUM'];
  if (wanted && wanted !== 'bundled') return { executablePath: wanted, args };
  const found = wanted ? undefined : installed.find((path) => existsSync(path));
  if (found) return { executablePath: found, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chrome or Chromium was found. Install one, or set LAMPSTAND_CHROMIUM to its path.');
  }
  return bundled(join(import.meta.dirname, '../build/chromium'));
};

/**
 * Unpacks @sparticuz/chromium into `folder`, aside and then renamed, so that a broken attempt is never used. In a process of its
 * own: the package changes the library path of whoever imports it.
 */
const bundled = (folder: string): Browser => {
  if (!existsSync(folder)) {
    const aside = `${folder}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    const { status, stderr } = spawnSync(process.execPath, ['-e', unpack], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The bundled Chromium could not be unpacked: ${stderr}`);
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
    args: [...new Set([...args, '--no-sandbox', '--no-zygote'])],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
};
