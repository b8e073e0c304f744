import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../fixtures.ts';
import { expect, heading, test } from './fixtures.ts';

test('nothing is sold at a kiosk: no page, no call, no price', async ({ start, setUp, server }) => {
  await setUp();
  const kiosk = await start();
  const page = kiosk.page();
  await expect(heading(page)).toBeVisible();
  const calls = ['/api/subscriptions/plans', '/api/subscriptions', '/api/family'];
  const refused = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    calls,
  );
  expect(refused).toEqual(calls.map(() => 403));
  expect(server.logged()).not.toMatch(/\/api\/(?:subscriptions|family|stripe|apple-iap)/);
  const texts = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text().catch(() => ''))),
    ['/subscribe', '/subscription-success'],
  );
  for (const text of texts) expect(text).not.toMatch(/Subscri|stripe/i);
  await kiosk.close();

  const assets = join(root, 'dist/kiosk/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts)
    expect(await readFile(join(assets, name), 'utf8'), name).not.toMatch(
      /\$\d+\.\d\d|js\.stripe\.com|\/subscribe\b|Upgrade to/,
    );
});
