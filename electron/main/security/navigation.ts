import type { WebContents } from 'electron';
import { isOwnPage, origin } from './ownPages.ts';

/**
 * No frame leaves our pages: not by link, script, redirect or a new window (docs/proof.md E13, E14). What the person
 * clicked is offered to `openOutside`, which opens it in the browser if it is a harmless address.
 */
export const keepInside = (contents: WebContents, openOutside: (address: string) => void): void => {
  contents.on('will-frame-navigate', (event) => {
    if (isOwnPage(event.url)) return;
    event.preventDefault();
    openOutside(event.url);
  });
  // A redirect is never something the person clicked, so it is dropped.
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault();
  });
  // Chromium goes to about:blank without asking. Empty, and still bound by our policy, but the person is to see the app.
  contents.on('did-navigate', (_event, address) => {
    if (!isOwnPage(address)) contents.loadURL(`${origin}/`).catch(() => undefined);
  });
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
};
