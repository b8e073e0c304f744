import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { goTo } from '../pages/HomePage.ts';

// What was touched once without a network must come when it is back. In Chromium up to 153 an `import()` that failed once fails for
// as long as the page lives (renderer/platform/lateFiles.ts).

const noNetwork = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

const dist = join(import.meta.dirname, '../../../dist/renderer');

interface Chunk {
  file: string;
  isEntry?: boolean;
  dynamicImports?: string[];
}

interface LateImport {
  file: string;
  /** The script and all that it needs, as the build names them. */
  needs: string[];
}

const readChunks = (): Chunk[] =>
  Object.values(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>);

const readCode = ({ file }: Chunk): string => readFileSync(join(dist, file), 'utf8');

/** Every `import()` of a script, with the files that the build lists beside it. */
const findLateImports = (code: string): LateImport[] => {
  const names = JSON.parse(/m\.f=(\[.*?\])/.exec(code)?.[1] ?? '[]') as string[];
  return [...code.matchAll(/\bimport\(`\.\/([^`]+)`\)/g)].map(({ 1: name = '', index }) => {
    const list = /__vite__mapDeps\(\[([\d,]+)\]\)/.exec(code.slice(index))?.[1] ?? '';
    return { file: `assets/${name}`, needs: list.split(',').flatMap((place) => names[Number(place)] ?? []) };
  });
};

/** The name under which the first script shares `importWhenLoaded` with the others. */
const findSharedName = (chunks: Chunk[], entry: Chunk): string => {
  for (const chunk of chunks) {
    if (chunk === entry || !chunk.dynamicImports) continue;
    const code = readCode(chunk);
    const local = /([\w$]+)\(\(\)=>import\(/.exec(code)?.[1];
    const imported = new RegExp(`import\\{([^}]*)\\}from"\\./${entry.file.slice('assets/'.length)}"`).exec(code)?.[1];
    const shared = imported?.split(',').find((each) => each.split(' as ').at(-1) === local);
    if (shared) return shared.split(' as ')[0] ?? '';
  }
  throw new Error('no script of the build takes the helper from the first one');
};

/** Has the page import everything, and gives the files that could not be had. */
const importAll = (page: Page, shared: string, entry: string, all: LateImport[]): Promise<string[]> =>
  page.evaluate(
    async ([name, first, imports]) => {
      const helpers = (await import(`/${first}`)) as Record<
        string,
        (load: () => Promise<unknown>, files: string[]) => Promise<unknown>
      >;
      const failed: string[] = [];
      for (const { file, needs } of imports)
        await helpers[name]?.(() => import(`/${file}`), needs).catch(() => failed.push(file));
      return failed;
    },
    [shared, entry, all] as const,
  );

test('every late import of the build that failed without a network comes when it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(noNetwork);
  const chunks = readChunks();
  const entry = chunks.find(({ isEntry, file }) => isEntry && file.endsWith('.js'));
  if (!entry) throw new Error('the build has no first script');
  const all = chunks.filter(({ file }) => file.endsWith('.js')).flatMap((chunk) => findLateImports(readCode(chunk)));
  expect(all.filter(({ file, needs }) => !needs.includes(file))).toEqual([]);
  const shared = findSharedName(chunks, entry);
  const late = [...new Map(all.map((each) => [each.file, each])).values()];
  expect(late.length).toBeGreaterThan(30);

  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const missing = await importAll(page, shared, entry.file, late);
  expect(missing.length).toBeGreaterThan(20);
  await context.setOffline(false);
  expect(await importAll(page, shared, entry.file, late)).toEqual([]);
  const styles = late.flatMap(({ needs }) => needs).filter((file) => file.endsWith('.css'));
  const applied = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      // A disabled one stands inside the page as sent.
      .filter((link) => link.sheet !== null || link.disabled)
      .map((link) => new URL(link.href).pathname),
  );
  expect([...new Set(styles)].filter((file) => !applied.includes(`/${file}`))).toEqual([]);
});

const pages: Record<string, string | RegExp> = {
  '/topic/anger': 'Anger',
  '/category/emotions': 'Emotions',
  '/about': /./,
  '/support': /./,
  '/privacy': /Privacy/,
};

test('pages and parts that were opened without a network say so, and come when it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(noNetwork);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: 'This could not be loaded: there is no connection.' });
  await page.getByRole('button', { name: 'Display' }).first().click();
  await expect(notice).toBeVisible();
  for (const path of Object.keys(pages)) {
    await goTo(page, path);
    await expect(page.getByRole('main').getByRole('alert'), path).toContainText('there is no connection');
  }
  await context.setOffline(false);
  // The page that stands, and the part that was pressed, come by themselves.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
  await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const [path, title] of Object.entries(pages)) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(title);
  }
});
