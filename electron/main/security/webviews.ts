import type { WebContents } from 'electron';

/** No page in a page: off in webPreferences, and refused should that be forgotten (docs/proof.md E11, E12). */
export const refuseWebviews = (contents: WebContents): void => {
  contents.on('will-attach-webview', (event) => event.preventDefault());
};
