import type { Plugin } from 'vite';
import { displayScript } from '../../core/http/displayScript.ts';

const PLACE = '<!-- display script -->';

/** Puts the script that must run before the first paint into the page, before its style sheets, which it would wait for. */
export const withDisplayScript = (): Plugin => ({
  name: 'lampstand:display-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
      return html.replace(PLACE, () => `<script>${displayScript}</script>`);
    },
  },
});
