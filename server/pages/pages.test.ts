import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Library } from '../../core/contract/library.ts';
import { readBrand } from '../mail/emailLayout.ts';
import type { Verse } from '../../core/contract/search.ts';
import { paths } from '../paths.ts';
import { makeSnapshot } from '../settings/snapshot.ts';
import { previewSvg } from './previewImage.ts';
import { quoted } from './heads.ts';
import { readGlyphOutlines } from './glyphOutlines.ts';
import { createPages } from './service.ts';

const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
const defaults = readBrand(paths.brand);
const untouched = { revision: 0, content: '{}', legal_reviewed_at: null, legal_facts: null };
const snapshot = makeSnapshot(
  { defaults, locked: {}, limits: { premiumDailySearches: 6 }, services: [], appleProduct: null },
  untouched,
  null,
);
const { brand } = snapshot;
const settings = { current: () => snapshot };
const html = `<html><head>
    <title>Lampstand</title>
    <meta name="description" content="Old." />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
  </head><body></body></html>`;
const manifest = {
  'index.html': { file: 'assets/index-1.js' },
  'features/topics/TopicPage.tsx': {
    file: 'assets/TopicPage-1.js',
    imports: ['_a', 'index.html'],
    css: ['assets/t.css'],
  },
  _a: { file: 'assets/a.js', imports: ['features/topics/TopicPage.tsx'] },
  '../content/generated/topics/anger.json': { file: 'assets/anger-1.json' },
  '../content/generated/notes/anger.json': { file: 'assets/anger-2.json' },
};

const pages = (change: Partial<Parameters<typeof createPages>[0]> = {}) =>
  createPages({
    library,
    settings,
    origin: 'https://lampstand.example',
    manifest,
    sent: () => null,
    readStyle: () => '',
    ...change,
  });
const filledPage = (path: string, change?: Parameters<typeof pages>[0]) => pages(change).fill(path, html).html;
const topic = library.topics.find(({ id }) => id === 'anger');
const note = library.notes.find(({ id }) => id === 'insomnia');

describe('the head as the server sends it', () => {
  it('shows the verse of a topic on its card', () => {
    const filled = filledPage('/topic/anger');
    expect(filled).toContain(`<title>Anger · ${brand.name}</title>`);
    expect(filled).toContain('<meta property="og:title" content="Anger" />');
    expect(filled).toContain(topic?.verses[0]?.ref);
    expect(filled).toContain(topic?.verses[0]?.text.slice(0, 20).replace(/^“/, ''));
    expect(filled).toContain('<link rel="canonical" href="https://lampstand.example/topic/anger" />');
    expect(filled?.match(/<title>/g)).toHaveLength(1);
    expect(filled?.match(/name="description"/g)).toHaveLength(1);
    expect(filled).not.toContain('Old.');
  });

  it('shows the verse of a life note', () => {
    const filled = filledPage('/note/insomnia');
    expect(filled).toContain(`content="${note?.challenge}"`);
    expect(filled).toContain(note?.verse.ref);
  });

  it('preloads the files of the page, each once and none that the page names already', () => {
    const filled = filledPage('/topic/anger');
    for (const file of ['TopicPage-1.js', 'a.js', 't.css', 'anger-1.json', 'anger-2.json'])
      expect(filled.split(`/assets/${file}"`)).toHaveLength(2);
    expect(filled).toContain('<link rel="preload" as="fetch" crossorigin href="/assets/anger-1.json">');
    expect(filled.split('/assets/index-1.js')).toHaveLength(2);
  });

  it('contains no origin unless one is configured', () => {
    const filled = filledPage('/topic/anger', { origin: null });
    expect(filled).not.toMatch(/og:url|og:image|canonical/);
    expect(filled).toContain('og:description');
  });

  it.each(['/topic/no-such', '/login', '/profile', '/topic/anger/', '/note/__proto__', '/constructor'])(
    'has no words of its own for %s',
    (path) => {
      const filled = filledPage(path);
      expect(pages().hasWords(path)).toBe(false);
      expect(filled).toContain(`<title>${brand.name}</title>`);
      expect(filled).not.toMatch(/og:|canonical/);
    },
  );

  it('escapes what an author wrote', () => {
    const evil = `"><script>alert(1)</script>$&'`;
    const [first] = library.topics;
    if (!first) throw new Error('there are no topics');
    const filled = filledPage(`/topic/${first.id}`, {
      library: { ...library, topics: [{ ...first, title: evil }] },
    });
    expect(filled).not.toContain('<script>alert');
    expect(filled).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&#39;');
  });
});

describe('the picture of a link', () => {
  const letters = readGlyphOutlines(paths.cardFont);
  const drawn = (verse: Verse) => previewSvg('Anger', verse, brand, letters);
  const path = (text: string, size: number) =>
    letters
      .draw(text, 0, 0, size)
      .match(/ d="[^"]*"/g)
      ?.join() ?? '';

  it('stands in the head with its size and its words', () => {
    const filled = filledPage('/note/insomnia');
    expect(filled).toContain(
      '<meta property="og:image" content="https://lampstand.example/cards/note/insomnia.jpg" />',
    );
    expect(filled).toContain('<meta property="og:image:width" content="1200" />');
    expect(filled).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(filled).toMatch(/og:image:alt" content="[^"]+\(ESV\)/);
    expect(filledPage('/')).toContain('content="https://lampstand.example/icons/icon-512.png"');
  });

  it('has room for every passage of the library, and draws each letter of it', () => {
    for (const verse of [
      ...library.notes.map((each) => each.verse),
      ...library.topics.flatMap((each) => each.verses),
    ]) {
      const svg = drawn(verse);
      const lines = [...svg.matchAll(/,(\d+\.\d\d)\) scale/g)].map(([, y]) => Number(y));
      expect(Math.max(...lines), verse.ref).toBeLessThan(630);
      expect(svg).not.toContain('NaN');
      const letterCount = quoted(verse.text).replace(/\s/g, '').length;
      expect(svg.split('<path transform').length, verse.ref).toBeGreaterThan(letterCount * 0.9);
    }
  });

  it('leaves out a name that the font has no letters for, and makes a long one smaller', () => {
    const verse: Verse = { ref: 'John 11:35', text: 'Jesus wept.', translation: 'ESV' };
    const named = (name: string) => previewSvg('Anger', verse, { ...brand, name }, letters);
    expect(named('소망교회')).toBe(named(''));
    const name = 'W'.repeat(40);
    const widest = [...named(name).matchAll(/translate\((\d+\.\d+),584\.00\)/g)].map(([, x]) => Number(x));
    expect(widest).toHaveLength(40);
    expect(Math.max(...widest)).toBeLessThan(1200 - 84 - letters.width(brand.scripture.esvShort, 20));
  });

  it('shows the words of the passage and its reference', () => {
    const verse: Verse = { ref: 'John 11:35', text: 'Jesus wept.', translation: 'ESV' };
    const outlines =
      drawn(verse)
        .match(/ d="[^"]*"/g)
        ?.join() ?? '';
    for (const words of ['Anger', '“Jesus wept.”', 'John 11:35, ESV', brand.name])
      expect(outlines).toContain(path(words, 20));
  });
});

describe('an address', () => {
  const sources = ['routes.tsx', 'shell/OtherPages.tsx'].map((file) =>
    readFileSync(new URL(`../../renderer/${file}`, import.meta.url), 'utf8'),
  );
  const ofTheDesktop = new Set(['/desktop-settings', '/first-start', '/licences']);
  const routes = sources
    .flatMap((source) => [...source.matchAll(/path(?:: |=)['"](\/[^'"]*)['"]/g)].map(([, path = '']) => path))
    .filter((path) => !ofTheDesktop.has(path));

  it('of every screen is known', () => {
    expect(routes).toContain('/topic/:id');
    for (const path of routes) {
      const id = path.startsWith('/category') ? 'money' : path.startsWith('/note') ? 'insomnia' : 'anger';
      expect(pages().has(path.replace(':id', id)), path).toBe(true);
    }
    expect(pages().has('/topic/anger/')).toBe(true);
  });

  it.each(['/topic/no-such', '/note/no-such', '/category/no-such', '/nothing-here', '/topic', '/desktop-settings'])(
    'like %s is not',
    (path) => {
      expect(pages().has(path)).toBe(false);
    },
  );
});

describe('the legal pages', () => {
  const named = makeSnapshot(
    {
      defaults,
      locked: { operator: { name: 'A church', address: 'A street', country: 'US' } },
      limits: { premiumDailySearches: 6 },
      services: [],
      appleProduct: null,
    },
    untouched,
    null,
  );

  it.each(['/privacy', '/terms'])(
    '%s has a head of its own, and is listed once somebody answers for the server',
    (path) => {
      expect(pages().has(path)).toBe(true);
      expect(filledPage(path)).toContain(` · ${brand.name}</title>`);
      expect(pages().isUnlisted(path)).toBe(true);
      expect(pages({ settings: { current: () => named } }).isUnlisted(path)).toBe(false);
      expect(pages().isUnlisted('/topic/anger')).toBe(false);
    },
  );
});
