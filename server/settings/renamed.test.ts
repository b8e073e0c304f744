import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings, Site } from '../../core/contract/settings.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Member } from '../testing/people.ts';
import { bodyOf } from './testing/settings.ts';

const INDEX = `<!doctype html><html><head>
    <title>Wisdom</title>
    <meta name="description" content="Wisdom." />
    <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#191410" media="(prefers-color-scheme: dark)" />
  </head><body><noscript>Please switch JavaScript on.</noscript></body></html>`;

let folder: string;
let server: TestServer;
let other: TestServer;
let admin: Member;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lampstand-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const manifest = { name: 'Lampstand', short_name: 'Lampstand', description: 'Wisdom.', start_url: '/' };
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
  server = await startServer({ rendererFolder: folder, publicOrigin: 'https://hope.church' });
  other = await startServer({ db: server.db, rendererFolder: folder, publicOrigin: 'https://hope.church' });
  admin = await server.member({ role: 'admin', verified: true });
});
afterAll(async () => {
  await other.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const save = async (change: Partial<Settings>) => {
  const { data } = await admin.client.call('settings');
  const { status } = await admin.client.call('saveSettings', { body: { ...bodyOf(data), ...change } });
  expect(status).toBe(200);
  await other.settle();
};
const read = async (path: string, of = server) => {
  const answer = await of.visitor().fetch(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const metaOf = (html: string): Site => {
  const [, content = ''] = /<meta name="site" content="([^"]*)" \/>/.exec(html) ?? [];
  const signs: Record<string, string> = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return JSON.parse(content.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => signs[entity] ?? '')) as Site;
};
const pages = ['/', '/topic/anger', '/note/insomnia', '/helplines', '/login', '/journal'];

describe('a church that has put its own name and colours in', () => {
  const colours = {
    light: { paper: '#FFFFFF', ink: '#101010', accent: '#7A1F5C' },
    dark: { paper: '#101418', ink: '#F2F2F2', accent: '#F0A0D0' },
  };
  const own = { name: 'Hope Harbour', tagline: 'Come as you are.', supportEmail: 'help@hope.church', colours };

  it('is called by it on every page as it is sent, by every process', async () => {
    for (const path of pages) expect(await read(path)).toContain('Lampstand');
    await save(own);
    for (const of of [server, other])
      for (const path of pages) {
        const html = await read(path, of);
        expect(html, path).not.toContain('Lampstand');
        expect(html).toMatch(/<title>[^<]*Hope Harbour/);
        expect(html).toContain('<noscript>Hope Harbour needs JavaScript');
        expect(html).toContain('<meta name="application-name" content="Hope Harbour" />');
        expect(html).toContain('content="#FFFFFF" media="(prefers-color-scheme: light)"');
        expect(html).toContain('content="#101418" media="(prefers-color-scheme: dark)"');
        expect(html).toContain('<link rel="stylesheet" href="/brand.css" />');
        expect(metaOf(html)).toEqual((await of.visitor().call('site')).data);
      }
    expect(await read('/')).toContain('<meta name="description" content="Come as you are." />');
  });

  it('has its colours in /brand.css and its name in the manifest, which browsers ask about each time', async () => {
    for (const of of [server, other]) {
      expect(await read('/brand.css', of)).toContain('--brand-light-accent:#7A1F5C;');
      const manifest = await read('/manifest.webmanifest', of);
      expect(manifest).not.toContain('Lampstand');
      expect(JSON.parse(manifest)).toMatchObject({ name: 'Hope Harbour', theme_color: '#FFFFFF', start_url: '/' });
    }
    for (const path of ['/brand.css', '/manifest.webmanifest', '/cards/topic/anger.jpg']) {
      const { headers } = await server.visitor().fetch(path);
      expect([headers.get('cache-control'), headers.get('etag')], path).toEqual(['no-cache', expect.any(String)]);
      const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      expect((await server.visitor().fetch(path, { headers: known })).status, path).toBe(304);
    }
  });

  it('has them on the pictures of links', async () => {
    const corner = async () => {
      const answer = await server.visitor().fetch('/cards/topic/anger.jpg');
      const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
        .extract({ left: 2, top: 620, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data];
    };
    expect((await corner()).every((part) => part > 250)).toBe(true);
    await save({ colours: { ...colours, light: { ...colours.light, paper: '#DDEEFF' } } });
    expect((await corner()).map((part) => Math.round(part / 16))).toEqual([14, 15, 16]);
    await save({ colours });
  });

  it('sends its mails by its name, from the address of the moment', async () => {
    server.mails.length = 0;
    await server.member();
    await server.settle();
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: { name: 'Hope Harbour', address: 'help@hope.church' } });
    const words = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    expect(words).toContain('Hope Harbour · help@hope.church');
    expect(words).toContain('#7A1F5C');
    expect(words).not.toContain('Lampstand');
  });
});

describe('words that would be something else in HTML', () => {
  const evil = `</script><img src=x onerror=alert(1)>`;
  const hostile = {
    name: `"'></title>${evil}`.slice(0, 40),
    tagline: `"'></style>${evil}$&\`{}`,
    operator: { name: evil, address: `-->${evil}`, country: 'DE' },
    privacyText: `${evil}\n\n<!--`,
    termsText: `]]>${evil}`,
  };

  it('stay words on every page, in the manifest, the colours and the mails', async () => {
    await save(hostile);
    for (const path of pages) {
      const html = await read(path);
      expect(html, path).not.toMatch(/<img|<\/script>|<\/style>|<!--/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(metaOf(html)).toMatchObject({ ...hostile, privacyText: '', termsText: '' });
    }
    for (const path of ['/privacy', '/terms']) {
      const html = await read(path);
      expect(html, path).not.toMatch(/<img|<\/script>|<\/style>|<!--/);
      expect(metaOf(html)).toMatchObject(hostile);
    }
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: hostile.name });
    const { headers } = await server.visitor().fetch('/manifest.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(await read('/brand.css')).toMatch(/^:root\{(?:--brand-(?:light|dark)-\w+:#[0-9a-fA-F]{6};?)+\}\n$/);
    server.mails.length = 0;
    await server.member();
    await server.settle();
    expect(server.mails[0]?.html).not.toContain('<img');
    expect(server.mails[0]?.subject).toContain(hostile.name);
  });
});
