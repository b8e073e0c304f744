import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from '../../fixtures.ts';

/** The store's own suite, as one script. */
const script = async (): Promise<string> => {
  const entry = join(import.meta.dirname, '../../storeInBrowser.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'storeTest' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return `${output.output[0].code}\nglobalThis.storeTest = storeTest;`;
};

declare global {
  var storeTest: typeof import('../../storeInBrowser.ts');
}

let code = '';
test.beforeAll(async () => {
  code = await script();
});

test('the IndexedDB store passes the conformance suite', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(code);
  const found = await page.evaluate(() => storeTest.run());
  expect(Object.keys(found).length).toBeGreaterThan(8);
  expect(Object.entries(found).filter(([, wrong]) => wrong !== null)).toEqual([]);
  expect(JSON.parse(await page.evaluate(() => storeTest.shape()))).toEqual([
    1,
    [
      ['pendingPrayers', 'id', []],
      ['cachedContent', 'key', ['timestamp']],
      ['userPrayers', 'id', ['createdAt']],
    ],
  ]);
  expect(await page.evaluate(() => storeTest.stepsAside())).toBe(true);
  expect(await page.evaluate(() => storeTest.renewed(false))).toBe('all of it');
  expect(await page.evaluate(() => storeTest.renewed(true)), 'after a death in its midst').toBe('all of it');
});

test('the suite notices a store that is broken', async ({ browser, baseURL }) => {
  for (const [name, breakIt] of [
    ['put for add', 'IDBObjectStore.prototype.add = IDBObjectStore.prototype.put;'],
    [
      'a look for a taken id that finds nothing',
      'IDBObjectStore.prototype.getKey = function (key) { return this.get(key + "?"); };',
    ],
    ['a delete that does nothing', 'IDBObjectStore.prototype.delete = function (key) { return this.get(key); };'],
  ] as const)
    await test.step(name, async () => {
      // What one run leaves in its database is none of the next one's.
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto('/robots.txt');
      await page.evaluate(`${breakIt}\n${code}`);
      const found = await page.evaluate(() => storeTest.run());
      expect(Object.values(found).filter((wrong) => wrong !== null)).not.toEqual([]);
      await context.close();
    });
});
