import { createHash } from 'node:crypto';

/** Styles and scripts that stand in a page itself: on a slow line a file of its own would cost each a round trip (docs/proof.md P15). */
export interface InlineParts {
  styles: readonly string[];
  scripts: readonly string[];
}

const sources = (parts: readonly string[]): string =>
  parts.map((part) => ` 'sha256-${createHash('sha256').update(part).digest('base64')}'`).join('');

/** The policy of a page that lets these parts in, by their hashes, and none besides. */
export const policyWith = ({ styles, scripts }: InlineParts, policy: string): string =>
  policy
    .replace("style-src 'self'", (source) => source + sources(styles))
    .replace("script-src 'self'", (source) => source + sources(scripts));

/**
 * Has the style sheets that a page names stand in it. Their links stay for the app, which would otherwise load them after all;
 * `disabled` ones are not fetched.
 */
export const withStyles = (html: string, styles: string[], read: (file: string) => string): string =>
  html.replace(/<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+\.css)">/g, (_, file: string) => {
    const style = read(file);
    styles.push(style);
    return `<style>${style}</style><link rel="stylesheet" crossorigin href="${file}" disabled>`;
  });
