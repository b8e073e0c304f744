import type { Brand } from '../../core/contract/content.ts';
import type { Library } from '../../core/contract/library.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { listHeads, type PageHead } from './heads.ts';
import { hintsFor, type Manifest } from './hints.ts';

/** Fills in index.html for a path; null where the page has no words of its own. */
export type FillPage = (path: string, html: string) => string | null;

interface PageParts {
  library: Library;
  brand: Brand;
  /** The origin of PUBLIC_URL: cards in chats need whole addresses, and no other origin can be trusted. */
  origin: string | null;
  /** What Vite built, by source. */
  manifest: Manifest;
}

/**
 * The head of every page as the server sends it, so that a link in a chat shows the verse, and the files that the page
 * needs are fetched along with the first script instead of after it.
 */
export const createPages = ({ library, brand, origin, manifest }: PageParts): FillPage => {
  const heads = listHeads(library, brand);
  return (path, html) => {
    const head = heads.get(path);
    if (!head) return null;
    const { title, description } = head;
    return html
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace(
        /<meta name="description" content="[^"]*" \/>/,
        () => `<meta name="description" content="${escapeHtml(description)}" />${cardTags(path, head, brand, origin)}`,
      )
      .replace('</head>', () => `${hintsFor(head.needs, manifest, html)}</head>`);
  };
};

const cardTags = (path: string, { card, needs }: PageHead, brand: Brand, origin: string | null): string => {
  const tags: Record<string, string> = {
    'og:site_name': brand.name,
    'og:type': needs.length > 1 ? 'article' : 'website',
    'og:title': card.title,
    'og:description': card.text,
    'og:locale': 'en_US',
  };
  if (origin) tags['og:url'] = `${origin}${path}`;
  const lines = Object.entries(tags).map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`,
  );
  lines.push(`<meta name="twitter:card" content="summary" />`);
  if (origin) lines.push(`<link rel="canonical" href="${escapeHtml(`${origin}${path}`)}" />`);
  return lines.map((line) => `\n    ${line}`).join('');
};
