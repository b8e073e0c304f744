import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { aboutScenes } from './scenes/aboutScenes.ts';
import { accountScenes } from './scenes/accountScenes.ts';
import { adminScenes } from './scenes/adminScenes.ts';
import { analyticsScenes } from './scenes/analyticsScenes.ts';
import { moderationScenes } from './scenes/moderationScenes.ts';
import { feedScenes } from './scenes/feedScenes.ts';
import { circleScenes } from './scenes/circleScenes.ts';
import { displayScenes } from './scenes/display/displayScenes.ts';
import { familyScenes } from './scenes/familyScenes.ts';
import { findBrowser } from './browser.ts';
import { journalScenes } from './scenes/journal/journalScenes.ts';
import { localScenes } from './scenes/journal/localScenes.ts';
import { prayScenes } from './scenes/journal/prayScenes.ts';
import { noMatchScenes } from './scenes/noMatchScenes.ts';
import { readingScenes } from './scenes/readingScenes.ts';
import { scenes } from './scenes/homeScenes.ts';
import { settingsScenes } from './scenes/settingsScenes.ts';
import { SCENE_SECRET, type Scene } from './scenes/steps.ts';
import { startServer } from './server.ts';

/**
 * `npm run shots` draws every scene at three widths, light and dark, and once as narrow as 320 pixels with letters of
 * double size, into shots/ (not kept in git), to be looked at. `npm run shots -- topic` draws those whose name has the
 * word; `--width=360 --theme=dark` narrow it further.
 */
const folder = join(import.meta.dirname, '../shots');
const args = process.argv.slice(2);
const option = (name: string) => args.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const words = args.filter((each) => !each.startsWith('--'));

interface Look {
  width: number;
  theme: 'light' | 'dark';
  /** Letters of this size, in percent. */
  letters: number;
}

const all: Look[] = [
  ...[360, 768, 1440].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme, letters: 100 }))),
  { width: 320, theme: 'light', letters: 200 },
];
const looks = all.filter(
  ({ width, theme }) => (option('width') ?? String(width)) === String(width) && (option('theme') ?? theme) === theme,
);

const draw = async (browser: Browser, scene: Scene) => {
  // A server for each: on one machine all visitors have one fingerprint, and so one daily limit.
  const server = await startServer({ ADMIN_SECRET: SCENE_SECRET });
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  try {
    await scene.prepare(page, server);
    for (const look of looks) {
      await put(page, scene, look);
      const path = join(folder, `${scene.name}-${look.width}-${look.theme}.png`);
      await page.screenshot({ path, fullPage: !scene.window });
    }
  } catch (error) {
    console.error(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await context.close();
    await server.stop();
  }
};

/** The page stays as it is; the window around it and the theme change. */
const put = async (page: Page, { print }: Scene, { width, theme, letters }: Look) => {
  await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', media: print ? 'print' : 'screen' });
  await page.evaluate(async (percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 120));
  }, letters);
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(findBrowser());
const wanted = [
  ...scenes,
  ...readingScenes,
  ...noMatchScenes,
  ...accountScenes,
  ...journalScenes,
  ...localScenes,
  ...prayScenes,
  ...aboutScenes,
  ...adminScenes,
  ...analyticsScenes,
  ...settingsScenes,
  ...moderationScenes,
  ...feedScenes,
  ...circleScenes,
  ...displayScenes,
  ...familyScenes,
].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const work = async () => {
  for (let scene = wanted.shift(); scene; scene = wanted.shift()) await draw(browser, scene);
};
await Promise.all([work(), work()]);
await browser.close();
console.log(`The scenes are in ${folder}`);
