import type { WebContents } from 'electron';

/** No page in a page (E11, E12): the tag is off in webPreferences, and refused here should that ever be forgotten. */
export const refuseWebviews = (contents: WebContents): void => {
  contents.on('will-attach-webview', (event) => event.preventDefault());
};
