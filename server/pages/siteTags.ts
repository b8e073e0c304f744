import { escapeHtml } from '../http/escapeHtml.ts';
import type { Snapshot } from '../settings/service.ts';

/**
 * What every page says of the site, so that it is drawn with its name and colours before any script has asked. The church's
 * paragraphs, which may be long, come with the legal pages alone.
 */
export const siteTags = ({ site }: Snapshot, isLegal: boolean): string =>
  [
    `<meta name="application-name" content="${escapeHtml(site.name)}" />`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(site.name)}" />`,
    BRAND_LINK,
    // As GET /api/site.
    `<meta name="site" content="${escapeHtml(JSON.stringify(isLegal ? site : { ...site, privacyText: '', termsText: '' }))}" />`,
  ]
    .map((line) => `  ${line}\n  `)
    .join('');

/** The colours of the bars around the page, and what is said where no script runs. */
export const withSite = (html: string, { site }: Snapshot): string =>
  html
    .replace(
      /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (light|dark)\)")/g,
      (_, before: string, after: string, theme: 'light' | 'dark') =>
        `${before}${escapeHtml(site.colours[theme].paper)}${after}`,
    )
    .replace(
      /<noscript>[^<]*<\/noscript>/,
      () =>
        `<noscript>${escapeHtml(site.name)} needs JavaScript to answer you. Please switch it on and load this page again.</noscript>`,
    );

export const BRAND_CSS = '/brand.css';
export const BRAND_LINK = `<link rel="stylesheet" href="${BRAND_CSS}" />`;

/** The colours as tokens.css asks for them. They have been checked to be colours and nothing more. */
export const brandCss = ({ site }: Snapshot): string => {
  const variables = Object.entries(site.colours).flatMap(([theme, palette]) =>
    Object.entries(palette).map(([name, value]) => `--brand-${theme}-${name}:${value}`),
  );
  return `:root{${variables.join(';')}}\n`;
};
