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

/**
 * Marked as the desktop app's, so that its sidebar has its room from the first paint on. `without` a server, the screens
 * that need one say so, and nothing calls itself offline.
 */
export const asDesktop = (page: string, hasServer: boolean): string =>
  page.replace('<html ', `<html data-desktop="${hasServer ? 'served' : 'without'}" `);
