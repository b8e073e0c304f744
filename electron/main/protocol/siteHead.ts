import { escapeHtml } from './escapeHtml.ts';

/**
 * The app's page with what is known of its server's site, as a server sends it: so the first screen has the right name and
 * colours without a connection too.
 */
export const withSite = (page: string, site: { name: string } | null): string => {
  if (site === null) return page;
  const meta = `<meta name="site" content="${escapeHtml(JSON.stringify(site))}">`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(site.name)}</title>`)
    .replace('</head>', () => `${meta}</head>`);
};
