import { join } from 'node:path';
import { BrowserWindow, screen, type Session, type WebContents } from 'electron';
import { describe, log } from '../../../log.ts';
import { isOwnPage, origin } from '../../security/ownPages.ts';
import { webPreferences } from '../../security/sandbox.ts';
import { site } from '../../site/site.ts';
import { backgroundColour } from '../../window/colours.ts';
import { isUserInput } from './idleTimer.ts';
import { isAllowedKey } from './keyFilter.ts';

/** The one page of a kiosk. */
export const kioskPage = `${origin}/`;

interface Parts {
  /** True where the input answers "Still there?". */
  onUserInput(): boolean;
  /** The window may close: staff have said so, or the system is being shut down. */
  mayClose(): boolean;
}

/** Opens the kiosk's window over everything, with paper in it and no page yet. */
export const openKioskWindow = (session: Session, { onUserInput, mayClose }: Parts): BrowserWindow => {
  const window = new BrowserWindow({
    // Full screen is for a window manager to make, and a session of the kiosk's own has none (docs/kiosk.md).
    ...screen.getPrimaryDisplay().bounds,
    kiosk: true,
    fullscreen: true,
    frame: false,
    alwaysOnTop: true,
    minimizable: false,
    closable: false,
    skipTaskbar: true,
    autoHideMenuBar: true,
    title: site().name,
    backgroundColor: backgroundColour(),
    webPreferences: {
      // Developer tools are off, as in a packaged app.
      ...webPreferences(session, join(import.meta.dirname, 'preload.cjs'), true),
      // A dialog of the browser's own would stand above "Still there?" and hold the page up.
      disableDialogs: true,
      // The system's own dialogs for files, which a page could open.
      disableBlinkFeatures: 'FileSystemAccessLocal,FontAccess',
      // Back in the hands of the next person in good time, whatever else the computer does.
      backgroundThrottling: false,
    },
  });
  // Nor does anybody but us follow a screen that is turned or changed there; the other systems do by themselves.
  if (process.platform === 'linux') {
    const fill = () => window.setBounds(screen.getPrimaryDisplay().bounds);
    screen.on('display-metrics-changed', fill);
    window.once('closed', () => screen.off('display-metrics-changed', fill));
  }
  window.removeMenu();
  window.on('close', (event) => {
    if (!mayClose()) event.preventDefault();
  });
  restrict(window.webContents, onUserInput);
  refuseFileDialogs(window.webContents);
  return window;
};

const restrict = (contents: WebContents, onUserInput: () => boolean): void => {
  contents.on('before-input-event', (event, press) => {
    // A key that answers the question does nothing else: what has the focus once it is gone would get it.
    const isAnswer = onUserInput();
    if (isAnswer || !isAllowedKey(press)) event.preventDefault();
  });
  contents.on('input-event', (_event, { type }) => {
    if (isUserInput(type)) onUserInput();
  });
  // Beside the app's rule: no page leads anywhere, not even to itself. Only the main process loads one.
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('did-navigate', (_event, address) => {
    if (address !== kioskPage && isOwnPage(address)) contents.loadURL(kioskPage).catch(() => undefined);
  });
  // It fills the screen, whatever a page says.
  contents.on('content-bounds-updated', (event) => event.preventDefault());
  contents.on('devtools-opened', () => contents.closeDevTools());
  void contents.setVisualZoomLevelLimits(1, 1);
};

/**
 * No dialog of the system's for choosing files, which shows the disk to whoever stands there: a page could open one by a
 * field for files. Electron has no rule for it, so Chromium is told to cancel each as if the person had.
 */
const refuseFileDialogs = (contents: WebContents): void => {
  try {
    contents.debugger.attach('1.3');
  } catch (error) {
    return log.error('dialogs for files could not be refused', describe(error));
  }
  // Without the first the second answers that it is done, and does nothing.
  contents.debugger
    .sendCommand('Page.enable')
    .then(() => contents.debugger.sendCommand('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true }))
    .catch((error: unknown) => log.error('dialogs for files could not be refused', describe(error)));
};
