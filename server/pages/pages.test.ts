import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Library } from '../../core/contract/library.ts';
import { readBrand } from '../mail/layout.ts';
import { paths } from '../paths.ts';
import { createPages } from './service.ts';

const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
const brand = readBrand(paths.brand);
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
};

const pages = (change: Partial<Parameters<typeof createPages>[0]> = {}) =>
  createPages({ library, brand, origin: 'https://lampstand.example', manifest, ...change });
const topic = library.topics.find(({ id }) => id === 'anger');
const note = library.notes.find(({ id }) => id === 'insomnia');

describe('the head as the server sends it', () => {
  it('shows the verse of a topic on its card', () => {
    const filled = pages()('/topic/anger', html);
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
    const filled = pages()('/note/insomnia', html);
    expect(filled).toContain(`content="${note?.challenge}"`);
    expect(filled).toContain(note?.verse.ref);
  });

  it('has the files of the page fetched, each once and none that the page names already', () => {
    const filled = pages()('/topic/anger', html) ?? '';
    for (const file of ['TopicPage-1.js', 'a.js', 't.css', 'anger-1.json'])
      expect(filled.split(`/assets/${file}"`)).toHaveLength(2);
    expect(filled).toContain('<link rel="preload" as="fetch" crossorigin href="/assets/anger-1.json">');
    expect(filled.split('/assets/index-1.js')).toHaveLength(2);
  });

  it('names no origin that nobody has set', () => {
    const filled = pages({ origin: null })('/topic/anger', html);
    expect(filled).not.toMatch(/og:url|og:image|canonical/);
    expect(filled).toContain('og:description');
  });

  it.each(['/topic/no-such', '/login', '/profile', '/topic/anger/', '/note/__proto__', '/constructor'])(
    'has nothing for %s',
    (path) => {
      expect(pages()(path, html)).toBeNull();
    },
  );

  it('writes words as text, whatever an author puts into them', () => {
    const evil = `"><script>alert(1)</script>$&'`;
    const [first] = library.topics;
    if (!first) throw new Error('there are no topics');
    const filled = pages({ library: { ...library, topics: [{ ...first, title: evil }] } })(`/topic/${first.id}`, html);
    expect(filled).not.toContain('<script>alert');
    expect(filled).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&#39;');
  });
});
