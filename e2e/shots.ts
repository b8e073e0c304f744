import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { journalScenes } from './journalScenes.ts';
import { scenes, type Scene } from './scenes.ts';
import { startServer } from './server.ts';

/**
 * `npm run shots` draws every scene at three widths, light and dark, into shots/ (not kept in git), to be looked at.
 * `npm run shots -- topic` draws those whose name has the word; `--width=360 --theme=dark` narrow it further.
 */
const folder = join(import.meta.dirname, '../shots');
const args = process.argv.slice(2);
const option = (name: string) => args.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const words = args.filter((each) => !each.startsWith('--'));
const widths = [360, 768, 1440].filter((width) => !option('width') || String(width) === option('width'));
const themes = (['light', 'dark'] as const).filter((theme) => !option('theme') || theme === option('theme'));

const draw = async (
  browser: Browser,
  { name, prepare, print, window }: Scene,
  width: number,
  theme: 'light' | 'dark',
) => {
  // A server for each: on one machine all visitors have one fingerprint, and so one daily limit.
  const server = await startServer();
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: width < 500 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  try {
    await prepare(page, server);
    if (print) await page.emulateMedia({ media: 'print' });
    await still(page);
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: !window });
  } catch (error) {
    console.error(
      `${name} ${width} ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
    process.exitCode = 1;
  } finally {
    await context.close();
    await server.stop();
  }
};

const still = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 120));
  });

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(findBrowser());
const wanted = [...scenes, ...journalScenes].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
for (const scene of wanted)
  for (const width of widths) for (const theme of themes) await draw(browser, scene, width, theme);
await browser.close();
console.log(`${wanted.length} scenes in ${folder}`);
