import { join } from 'node:path';
import { BrowserWindow, type Session, type WebContents } from 'electron';
import brand from '../../../content/brand.json' with { type: 'json' };
import { isOwnPage, origin } from '../security/ownPages.ts';
import { webPreferences } from '../security/sandbox.ts';
import { paper } from '../window/colours.ts';
import { isTouch } from './idle.ts';
import { isAllowedKey } from './keys.ts';

/** The one page of a kiosk. */
export const kioskPage = `${origin}/`;

interface Watching {
  onTouch(): void;
  /** The window may close: staff have said so, or the system is being shut down. */
  mayClose(): boolean;
}

/** Opens the kiosk's window over everything, with paper in it and no page yet. */
export const openKioskWindow = (session: Session, { onTouch, mayClose }: Watching): BrowserWindow => {
  const window = new BrowserWindow({
    kiosk: true,
    fullscreen: true,
    frame: false,
    alwaysOnTop: true,
    minimizable: false,
    closable: false,
    skipTaskbar: true,
    autoHideMenuBar: true,
    title: brand.name,
    backgroundColor: paper(),
    webPreferences: {
      // Developer tools are off, as in a packaged app.
      ...webPreferences(session, join(import.meta.dirname, 'preload.cjs'), true),
      // A dialog of the browser's own would stand above "Still there?" and hold the page up.
      disableDialogs: true,
      // Back in the hands of the next person in good time, whatever else the computer does.
      backgroundThrottling: false,
    },
  });
  window.removeMenu();
  window.on('close', (event) => {
    if (!mayClose()) event.preventDefault();
  });
  guard(window.webContents, onTouch);
  return window;
};

const guard = (contents: WebContents, onTouch: () => void): void => {
  contents.on('before-input-event', (event, press) => {
    onTouch();
    if (!isAllowedKey(press)) event.preventDefault();
  });
  contents.on('input-event', (_event, { type }) => {
    if (isTouch(type)) onTouch();
  });
  // Beside the app's rule: no page leads anywhere, not even to itself. Only the main process loads one.
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('did-navigate', (_event, address) => {
    if (address !== kioskPage && isOwnPage(address)) contents.loadURL(kioskPage).catch(() => undefined);
  });
  contents.on('devtools-opened', () => contents.closeDevTools());
  void contents.setVisualZoomLevelLimits(1, 1);
};
