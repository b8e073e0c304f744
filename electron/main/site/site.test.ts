import { afterEach, expect, it, vi } from 'vitest';
import { withSite } from '../protocol/siteHead.ts';
import { createSettings } from '../settings/schema.ts';
import { followSite } from './followSite.ts';
import { onSiteChange, setSite, site } from './site.ts';

const palette = { paper: '#ffffff', ink: '#000000', accent: '#123456' };
const grace = {
  revision: 3,
  name: 'Grace Chapel',
  supportEmail: 'help@grace.example',
  colours: { light: palette, dark: palette },
  logo: '/logo/abc.webp',
  ofTheFuture: true,
};

const open = (kept = new Map<string, unknown>()) => {
  const servers: Record<string, unknown> = { 'https://one.example': grace };
  let origin: string | null = 'https://one.example';
  let time = 1_000_000;
  const fetch = vi.fn((address: string) => {
    const body = servers[new URL(address).origin];
    return body === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(Response.json(body));
  });
  const upstream = { serverOrigin: () => origin, fetch };
  return {
    kept,
    servers,
    fetch,
    follower: followSite(createSettings(kept), upstream, () => time),
    pass: (ms: number) => (time += ms),
    use: (next: string | null) => (origin = next),
  };
};

afterEach(() => setSite(null));

it('takes name and look from the server, tells of it, and keeps them for a start without a connection', async () => {
  const { follower, kept } = open();
  const heard = vi.fn();
  const stop = onSiteChange(heard);
  expect(site().name).toBe('Lampstand');
  await follower.ask();
  stop();
  expect(site()).toEqual(grace);
  expect(heard).toHaveBeenCalledTimes(1);

  setSite(null);
  const later = open(kept);
  delete later.servers['https://one.example'];
  expect(site().name).toBe('Grace Chapel');
  await later.follower.ask();
  expect(later.follower.forPage()).toEqual(grace);
});

it('goes by its own name at another server until that has answered', async () => {
  const { follower, servers, use } = open();
  await follower.ask();
  use('https://two.example');
  expect(follower.forPage()).toBeNull();
  expect(site().name).toBe('Lampstand');
  servers['https://two.example'] = { ...grace, name: 'Bethel' };
  await follower.ask();
  expect(site().name).toBe('Bethel');
});

it.each<[string, unknown]>([
  ['no object', 'Grace Chapel'],
  ['an empty name', { ...grace, name: '' }],
  ['a name of two lines', { ...grace, name: 'Grace\nExec=evil' }],
  ['a logo elsewhere', { ...grace, logo: '//evil.example/logo.png' }],
  ['no colour', { ...grace, colours: { light: palette, dark: { ...palette, ink: 'red' } } }],
])('keeps what it knows when the server sends %s', async (_what, sent) => {
  const { follower, servers } = open();
  await follower.ask();
  servers['https://one.example'] = sent;
  await follower.ask();
  expect(site()).toEqual(grace);
});

it('is asked by a window that is looked at, at most once a minute, and of no server where none is known', async () => {
  const { follower, fetch, pass, use } = open();
  follower.look();
  pass(59_000);
  follower.look();
  expect(fetch).toHaveBeenCalledTimes(1);
  pass(1_000);
  follower.look();
  expect(fetch).toHaveBeenCalledTimes(2);
  use(null);
  await follower.ask();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('ignores a damaged file', () => {
  open(new Map<string, unknown>([['site', { server: 'https://one.example', site: { ...grace, name: 7 } }]]));
  expect(site().name).toBe('Lampstand');
});

it('gives it to the page as text that can be nothing else', () => {
  const evil = `"><script>alert(1)</script>$&'`;
  const page = withSite('<head><title>Old</title></head>', { ...grace, name: evil });
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&#39;</title>');
  expect(page).toMatch(/<meta name="site" content="[^"]*"><\/head>$/);
  expect(withSite('<head></head>', null)).toBe('<head></head>');
});
