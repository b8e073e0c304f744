import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../fixtures.ts';
import { button, expect, heading, test } from './fixtures.ts';

test('nothing of SoulFeed, Circles and plans is in a kiosk: no page, no call, no price, no database, no script', async ({
  kiosk,
  server,
}) => {
  const before = server.logged().length;
  const page = kiosk.page();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await button(page, 'Emotions').click();
  await expect(heading(page)).toHaveText('Emotions');
  expect(asked.filter((path) => /posts|communities|live|images|notices|subscriptions|family/.test(path))).toEqual([]);

  const calls = [
    ...['/api/posts', '/api/communities', '/api/live', '/api/notices', '/api/images/x', '/api/blocks'],
    ...['/api/subscriptions/plans', '/api/subscriptions', '/api/family'],
  ];
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
  expect(server.logged().slice(before)).not.toMatch(
    /\/api\/(?:posts|communities|live|notices|images|blocks|subscriptions|family|stripe|apple-iap)/,
  );

  const texts = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text().catch(() => ''))),
    ['/chat', '/soulfeed', '/communities', '/subscribe', '/subscription-success'],
  );
  for (const text of texts) expect(text).not.toMatch(/SoulFeed|Circles|Subscri|stripe/i);
  // The bridge names the same verbs everywhere; here nothing stands behind the journal's.
  const isAnswered = await page.evaluate(async () => {
    const { journal } = (window as unknown as Bridged).lampstand;
    const reply = await journal.posts('7c0f7a4e-5a0b-4c58-9b53-0f2b7a1c9d10').catch(() => null);
    return reply?.ok ?? false;
  });
  expect(isAnswered).toBe(false);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  const stored = await readdir(kiosk.profile, { recursive: true });
  expect(stored.filter((name) => /^journal|\.sqlite$/.test(name))).toEqual([]);

  const assets = join(root, 'dist/kiosk/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts)
    expect(await readFile(join(assets, name), 'utf8'), name).not.toMatch(
      /SoulFeed|Circles|\$\d+\.\d\d|js\.stripe\.com|\/subscribe\b|Upgrade to/,
    );
});

interface Bridged {
  lampstand: { journal: { posts(owner: string): Promise<{ ok: boolean }> } };
}
