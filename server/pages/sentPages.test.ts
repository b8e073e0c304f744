import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Library } from '../../core/contract/library.ts';
import type { SentPages } from '../../core/rules/pageHeads/sentPages.ts';
import { sentBlanks } from '../../core/rules/pageHeads/sentPages.ts';
import { readBrand } from '../mail/emailLayout.ts';
import { paths } from '../paths.ts';
import { makeSnapshot, type Snapshot } from '../settings/snapshot.ts';
import { createPages, policyWith } from './service.ts';

const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
const snapshot = makeSnapshot(
  {
    defaults: readBrand(paths.brand),
    locked: {},
    limits: { premiumDailySearches: 6 },
    services: [],
    appleProduct: null,
  },
  { revision: 0, content: '{}', legal_reviewed_at: null, legal_facts: null },
  null,
);
const LAMP = '<svg>lamp</svg>';
const sent: SentPages = {
  frames: [
    [`<header>${LAMP}<b>${sentBlanks.name}</b></header><main>`, '</main>'],
    [`<header>${LAMP}${sentBlanks.name}</header><main>`, '</main><nav></nav>'],
  ],
  pages: {
    '/': { frame: 0, main: `<h1>Question</h1><p>${sentBlanks.tagline}</p>` },
    '/helplines': { frame: 1, main: 'all lines' },
    '/helplines GB': { frame: 1, main: 'British lines' },
  },
  otherFrame: 1,
  lamp: LAMP,
  logo: `<img src="${sentBlanks.logo}"/>`,
  keepEarly: 'keep()',
};
const html = `<html><head>
    <link rel="stylesheet" crossorigin href="/assets/a.css">
  </head><body>
    <div id="root"></div>
  </body></html>`;
const fill = (path: string, site: Partial<Snapshot['site']> = {}) =>
  createPages({
    library,
    settings: { current: () => ({ ...snapshot, site: { ...snapshot.site, ...site } }) },
    origin: null,
    manifest: {
      'index.html': { file: 'assets/i.js', assets: ['assets/letters.woff2', 'assets/picture.svg'] },
      'features/topics/NotePage.tsx': { file: 'assets/n.js', css: ['assets/n.css'] },
    },
    sent: () => sent,
    readStyle: (address) => `.of{content:'${address}'}`,
  }).fill(path, html);
const drawn = (path: string, site?: Partial<Snapshot['site']>) =>
  /<div id="root" data-sent>(.*)<\/div>/.exec(fill(path, site).html)?.[1];

it('fills the church’s name into what was drawn', () => {
  expect(drawn('/', { name: 'Grace', tagline: 'Come.' })).toBe(
    `<header>${LAMP}<b>Grace</b></header><main><h1>Question</h1><p>Come.</p></main>`,
  );
});

it('escapes what a church writes', () => {
  const evil = `"><script>alert(1)</script>$&$'`;
  const { html: page } = fill('/', { name: evil, tagline: evil, logo: `/logo/${evil}` });
  expect(page).not.toContain('<script>alert');
  expect(page.match(/<b>(.*?)<\/b>/)?.[1]).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;$&#39;');
  expect(page).toContain('<img src="/logo/&quot;&gt;&lt;script&gt;');
});

it('shows the church’s own logo in place of the lamp', () => {
  expect(drawn('/', { logo: '/logo/1.webp' })).toContain('<header><img src="/logo/1.webp"/><b>');
});

it.each(['/login', '/circles/1', '/topic/no-such', '/constructor', '/__proto__'])('sends of %s its frame', (path) => {
  expect(drawn(path, { name: 'Grace' })).toBe(`<header>${LAMP}Grace</header><main></main><nav></nav>`);
});

it('shows the lines of the church’s country, and all where it has none or one without lines', () => {
  expect(drawn('/helplines', { helplineCountry: 'GB' })).toContain('British lines');
  for (const helplineCountry of [null, 'JP']) expect(drawn('/helplines', { helplineCountry })).toContain('all lines');
});

it('has the styles of the page in it, once, and the links of the app not fetched', () => {
  const { html: page, styles } = fill('/note/insomnia');
  expect(styles).toHaveLength(3);
  for (const style of styles) expect(page.split(`<style>${style}</style>`)).toHaveLength(2);
  expect(page.match(/<link rel="stylesheet" crossorigin href="\/assets\/[an]\.css" disabled>/g)).toHaveLength(2);
  expect(page).not.toMatch(/<link rel="stylesheet"[^>]*(?<!disabled)>|as="style"/);
});

it('asks for its letters at once, unless nothing is drawn', () => {
  const link = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/letters.woff2">';
  for (const path of ['/', '/login']) expect(fill(path).html.split(link)).toHaveLength(2);
  expect(fill('/').html).not.toContain('picture.svg');
  expect(fill('/subscribe').html).not.toContain('as="font"');
});

it('lets in the inline parts by their hashes and nothing besides', () => {
  const page = fill('/');
  const policy = policyWith(page, "script-src 'self' 'x'; style-src 'self'; font-src 'self'");
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const styles = page.styles.map(source).join(' ');
  expect(policy).toBe(`script-src 'self' ${source('keep()')} 'x'; style-src 'self' ${styles}; font-src 'self'`);
});

it('draws nothing of the page that takes payments', () => {
  const page = fill('/subscribe');
  expect(page.html).toContain('<div id="root"></div>');
  expect(page.html).not.toContain('<style>');
  expect(page).toMatchObject({ styles: [], scripts: [] });
});
