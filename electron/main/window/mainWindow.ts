import { app, BrowserWindow, type Session } from 'electron';
import { watchPage, type PageEvents } from '../ipc/pageEvents.ts';
import type { BridgeEvent } from '../../../core/bridge/events.ts';
import type { Settings } from '../settings/schema.ts';
import { isOwnPage, origin } from '../security/ownPages.ts';
import { addContextMenu } from './menu.ts';
import { openWindow } from './openWindow.ts';

/** The app's one window: made when it is first shown, and again after it was closed. */
export interface MainWindow {
  show(): void;
  /** Shows the window and brings the page somewhere. */
  go(event: BridgeEvent): void;
  /** Shows the window with a page of ours that is loaded anew, as after a sign-in; the first page for any other path. */
  load(path: string): void;
}

interface Parts {
  session: Session;
  settings: Settings;
  pageEvents: PageEvents;
  /** Whether a window that is closed goes on in the tray. */
  closesToTray(): boolean;
  /** The page has gone: what a person had open in it is to be shut. */
  pageGone(): void;
}

export const createMainWindow = ({ session, settings, pageEvents, closesToTray, pageGone }: Parts): MainWindow => {
  let quitting = false;
  app.on('before-quit', () => (quitting = true));

  const open = (): BrowserWindow => {
    const window = openWindow(session, settings);
    addContextMenu(window.webContents);
    watchPage(window.webContents, pageEvents, pageGone);
    window.on('close', (event) => {
      if (quitting || !closesToTray()) return;
      event.preventDefault();
      window.hide();
    });
    return window;
  };
  const show = () => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) return void open();
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  return {
    show,
    go(event) {
      pageEvents.deliver(event);
      show();
    },
    load(path) {
      show();
      const address = `${origin}${path}`;
      const [window] = BrowserWindow.getAllWindows();
      // A page that does not load is brought back by recover().
      window?.loadURL(isOwnPage(address) ? address : `${origin}/`).catch(() => undefined);
    },
  };
};
