import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../fixtures.ts';
import { button, expect, heading, test } from './fixtures.ts';

test('nothing of SoulFeed and Circles is in a kiosk: no page, no call, no database, no script', async ({
  start,
  setUp,
  server,
  profile,
}) => {
  await setUp();
  const kiosk = await start();
  const page = kiosk.page();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await button(page, 'Emotions').click();
  await expect(heading(page)).toBeVisible();
  expect(asked.filter((path) => /posts|communities|live|images|notices/.test(path))).toEqual([]);

  const calls = ['/api/posts', '/api/communities', '/api/live', '/api/notices', '/api/images/x', '/api/blocks'];
  const refused = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    calls,
  );
  expect(refused).toEqual(calls.map(() => 403));
  const written = await page.evaluate(async () => {
    const body = JSON.stringify({ content: 'words', postType: 'general', audience: 'everyone' });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/posts', { method: 'POST', headers, body })).status;
  });
  expect(written).toBe(403);
  expect(server.logged()).not.toMatch(/\/api\/(?:posts|communities|live|notices|images|blocks)/);

  const texts = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text().catch(() => ''))),
    ['/chat', '/soulfeed', '/communities'],
  );
  for (const text of texts) expect(text).not.toMatch(/SoulFeed|Circles/);
  // The bridge names the same verbs everywhere; here nothing stands behind the journal's.
  const isAnswered = await page.evaluate(async () => {
    const { journal } = (window as unknown as Bridged).lampstand;
    const reply = await journal.posts('7c0f7a4e-5a0b-4c58-9b53-0f2b7a1c9d10').catch(() => null);
    return reply?.ok ?? false;
  });
  expect(isAnswered).toBe(false);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await kiosk.close();
  const stored = await readdir(profile, { recursive: true });
  expect(stored.filter((name) => /^journal|\.sqlite$/.test(name))).toEqual([]);

  const assets = join(root, 'dist/kiosk/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) expect(await readFile(join(assets, name), 'utf8'), name).not.toMatch(/SoulFeed|Circles/);
});

interface Bridged {
  lampstand: { journal: { posts(owner: string): Promise<{ ok: boolean }> } };
}
