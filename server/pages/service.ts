import { isSubscribePath, isSuccessPath } from '../../core/rules/billing/paths.ts';
import type { SentPages } from '../../core/rules/pageHeads/sentPages.ts';
import type { Brand } from '../../core/contract/content.ts';
import type { Library } from '../../core/contract/library.ts';
import { madeOf, type Settings } from '../settings/service.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { PREVIEW_SIZE, previewPath } from './previewImage.ts';
import { listHeads, type PageHead } from './heads.ts';
import { fontLinks, preloadLinks, type Manifest } from './preloadLinks.ts';
import { isScreen } from './screens.ts';
import { withStyles, type InlineParts } from './inlineParts.ts';
import { drawnPage } from './sentPages.ts';
import { BRAND_LINK, brandCss, siteTags, withSite } from './siteTags.ts';

export { policyWith, type InlineParts } from './inlineParts.ts';

export type Pages = ReturnType<typeof createPages>;

interface PageParts {
  library: Library;
  settings: Pick<Settings, 'current'>;
  /** The origin of PUBLIC_URL: cards in chats need whole addresses, and no other origin can be trusted. */
  origin: string | null;
  /** What Vite built, by source. */
  manifest: Manifest;
  /** The pages that the build has drawn; null for a build that has none. */
  sent: () => SentPages | null;
  /** A built style sheet, by its address. */
  readStyle: (address: string) => string;
}

/** A page as it is sent, and what the policy has to let in of it. */
export interface FilledPage extends InlineParts {
  html: string;
}

/**
 * Every page as the server sends it: with a head, so that a link in a chat shows the verse, with what it needs fetched along with
 * the first script instead of after it, and drawn as far as it is the same for everybody.
 */
export const createPages = ({ library, settings, origin, manifest, sent, readStyle }: PageParts) => {
  const headsNow = madeOf(settings, ({ brand }) => listHeads(library, brand));
  /** Fills in index.html for a path, with the words of the page where it has some. */
  const fill = (path: string, html: string): FilledPage => {
    const snapshot = settings.current();
    const { brand } = snapshot;
    const head = headsNow().get(path);
    const { title, description } = head ?? { title: brand.name, description: brand.tagline };
    const card = head ? cardTags(path, head, brand, origin) : '';
    const links = head ? preloadLinks(head.needs, manifest, html) : '';
    const filled = withSite(html, snapshot)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace(
        /<meta name="description" content="[^"]*" \/>/,
        () => `<meta name="description" content="${escapeHtml(description)}" />${card}`,
      )
      .replace('</head>', () => `${siteTags(snapshot, head?.isLegal === true)}${links}</head>`);
    // Where a bank leads back to, nothing stands while its secrets are in the address (renderer/platform/paymentReturn.ts).
    const drawn = isSubscribePath(path) || isSuccessPath(path) ? null : sent();
    if (!drawn) return { html: filled, styles: [], scripts: [] };
    const brandStyle = brandCss(snapshot);
    const styles = [brandStyle];
    const styled = withStyles(filled, styles, readStyle)
      .replace(BRAND_LINK, () => `<style>${brandStyle}</style>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-sent>${drawnPage(path, drawn, snapshot)}</div>`)
      .replace('</head>', () => `${fontLinks(manifest)}<script>${drawn.keepEarly}</script></head>`);
    return { html: styled, styles, scripts: [drawn.keepEarly] };
  };
  /** Whether a page has words of its own: all others are filled in alike. */
  const hasWords = (path: string): boolean => headsNow().has(path);
  /** Whether there is such a page: to any other address the app's own "not found" is the answer, with 404. */
  const has = (path: string): boolean => {
    const bare = path.replace(/(?<=.)\/$/, '');
    return headsNow().has(bare) || isScreen(bare);
  };
  /** Whether no search engine should list it: what is there belongs to who is signed in, or it is no page of ours. */
  const isUnlisted = (path: string): boolean => {
    const head = headsNow().get(path.replace(/(?<=.)\/$/, ''));
    return !head || (head.isLegal === true && settings.current().site.operator === null);
  };
  return { settings, fill, hasWords, has, isUnlisted };
};

const cardTags = (path: string, { card, needs }: PageHead, brand: Brand, origin: string | null): string => {
  const tags: Record<string, string> = {
    'og:site_name': brand.name,
    'og:type': needs.length > 1 ? 'article' : 'website',
    'og:title': card.title,
    'og:description': card.text,
    'og:locale': 'en_US',
  };
  if (origin) {
    tags['og:url'] = `${origin}${path}`;
    Object.assign(
      tags,
      card.verse
        ? imageTags(origin + previewPath(path), PREVIEW_SIZE, card.text)
        : imageTags(`${origin}${ICON.path}`, ICON, brand.name),
    );
  }
  const large = origin !== null && card.verse !== undefined;
  const lines = Object.entries(tags).map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`,
  );
  lines.push(`<meta name="twitter:card" content="${large ? 'summary_large_image' : 'summary'}" />`);
  if (origin) lines.push(`<link rel="canonical" href="${escapeHtml(`${origin}${path}`)}" />`);
  return lines.map((line) => `\n    ${line}`).join('');
};

const ICON = { path: '/icons/icon-512.png', width: 512, height: 512 };

const imageTags = (address: string, { width, height }: { width: number; height: number }, alt: string) => ({
  'og:image': address,
  'og:image:width': String(width),
  'og:image:height': String(height),
  'og:image:alt': alt,
});
