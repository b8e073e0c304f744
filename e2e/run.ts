import { spawnSync } from 'node:child_process';

/** `npm run e2e -- [--browser=NAME] [Playwright's own options]`: the browser tests, in the pinned Chromium or another browser. */

const given = process.argv.slice(2);
const flag = given.find((option) => option.startsWith('--browser='));
const options = given.filter((option) => option !== flag);
const browser = flag?.slice('--browser='.length);
// Playwright knows phones in Chromium and WebKit alone.
const projects = browser === 'firefox' ? ['--project=web'] : ['--project=web', '--project=phone'];
const { status } = spawnSync('playwright', ['test', ...projects, ...options], {
  stdio: 'inherit',
  env: { ...process.env, ...(browser && { LAMPSTAND_BROWSER: browser }) },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
