import { join } from 'node:path';
import { app, BrowserWindow, nativeTheme, screen, type Session } from 'electron';
import type { BridgeEvent } from '../../../core/bridge/events.ts';
import { watchPage, type PageEvents } from '../ipc/pageEvents.ts';
import { recoverPage } from '../pageRecovery/recover.ts';
import { isOwnPage, origin } from '../security/ownPages.ts';
import { webPreferences } from '../security/sandbox.ts';
import type { Settings } from '../settings/schema.ts';
import { site } from '../site/site.ts';
import { fitToScreens, minSize } from './bounds.ts';
import { backgroundColour } from './colours.ts';
import { addContextMenu, hasSystemSpelling } from './contextMenu.ts';

interface Parts {
  session: Session;
  settings: Settings;
  pageEvents: PageEvents;
  /** Whether a window that is closed goes on in the tray. */
  closesToTray(): boolean;
  /** The page has gone: what a person had open in it is to be shut. */
  pageGone(): void;
  /** What a new window opens with. */
  firstPath(): string;
  /** The page has had time enough to say that it shows something (`app.painted`). Told again of each window. */
  late(): void;
}

/** In milliseconds; far longer than a window takes, or the journal would keep a slow computer from showing it. */
const LATEST = 15_000;

export type MainWindow = ReturnType<typeof createMainWindow>;

/** The app's one window: made when it is first shown, and again after it was closed. */
export const createMainWindow = (parts: Parts) => {
  const { session, settings, pageEvents, closesToTray, pageGone, late } = parts;
  let quitting = false;
  app.on('before-quit', () => (quitting = true));

  const open = (): BrowserWindow => {
    const window = openWindow(session, settings, parts.firstPath());
    // A page that does not come must not keep the journal, which is synced without one, from being opened.
    setTimeout(late, LATEST).unref();
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
    /** Shows the window and brings the page somewhere. */
    go(event: BridgeEvent) {
      pageEvents.deliver(event);
      show();
    },
    /** Hands what is shown to the system's own dialog for printing. */
    print: () => BrowserWindow.getAllWindows()[0]?.webContents.print(),
    /** Shows the window with a page of ours that is loaded anew, as after a sign-in; the first page for any other path. */
    load(path: string) {
      show();
      const address = `${origin}${path}`;
      const [window] = BrowserWindow.getAllWindows();
      // A page that does not load is brought back by recover().
      window?.loadURL(isOwnPage(address) ? address : `${origin}/`).catch(() => undefined);
    },
  };
};

/** Opens the window where it last was. It is shown once there is something to see. */
const openWindow = (session: Session, settings: Settings, path: string): BrowserWindow => {
  const screens = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map((display) => display.workArea);
  const { isMaximized, ...bounds } = fitToScreens(settings.get('window'), screens);
  const window = new BrowserWindow({
    ...bounds,
    minWidth: minSize.width,
    minHeight: minSize.height,
    show: false,
    title: site().name,
    backgroundColor: backgroundColour(),
    webPreferences: {
      ...webPreferences(session, join(import.meta.dirname, 'preload.cjs'), app.isPackaged),
      spellcheck: hasSystemSpelling,
    },
  });
  recoverPage(window);
  rememberState(window, settings);
  followTheme(window);
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  // A page that does not load is brought back by recover().
  window.loadURL(`${origin}${path}`).catch(() => undefined);
  return window;
};

const rememberState = (window: BrowserWindow, settings: Settings): void => {
  window.on('close', () => settings.set('window', { ...window.getNormalBounds(), isMaximized: window.isMaximized() }));
};

const followTheme = (window: BrowserWindow): void => {
  // The page says what its person chose by its theme-color, and until then the system's theme counts.
  let ofPage: string | null = null;
  const repaint = () => window.setBackgroundColor(ofPage ?? backgroundColour());
  window.webContents.on('did-change-theme-color', (_, colour) => {
    ofPage = colour;
    repaint();
  });
  nativeTheme.on('updated', repaint);
  window.on('closed', () => nativeTheme.off('updated', repaint));
};
