import { join } from 'node:path';
import { app, BrowserWindow, nativeTheme, screen, type Session } from 'electron';
import brand from '../../../content/brand.json' with { type: 'json' };
import { recoverPage } from '../pageRecovery/recover.ts';
import { origin } from '../security/ownPages.ts';
import { webPreferences } from '../security/sandbox.ts';
import type { Settings } from '../settings/schema.ts';
import { fitToScreens, minSize } from './bounds.ts';
import { backgroundColour } from './colours.ts';

/** Opens the window where it last was. It is shown once there is something to see. */
export const openWindow = (session: Session, settings: Settings): BrowserWindow => {
  const screens = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map((display) => display.workArea);
  const { isMaximized, ...bounds } = fitToScreens(settings.get('window'), screens);
  const window = new BrowserWindow({
    ...bounds,
    minWidth: minSize.width,
    minHeight: minSize.height,
    show: false,
    title: brand.name,
    backgroundColor: backgroundColour(),
    autoHideMenuBar: true,
    webPreferences: webPreferences(session, join(import.meta.dirname, 'preload.cjs'), app.isPackaged),
  });
  recoverPage(window);
  rememberState(window, settings);
  followTheme(window);
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  // A page that does not load is brought back by recover().
  window.loadURL(`${origin}/`).catch(() => undefined);
  return window;
};

const rememberState = (window: BrowserWindow, settings: Settings): void => {
  window.on('close', () => settings.set('window', { ...window.getNormalBounds(), isMaximized: window.isMaximized() }));
};

const followTheme = (window: BrowserWindow): void => {
  const repaint = () => window.setBackgroundColor(backgroundColour());
  nativeTheme.on('updated', repaint);
  window.on('closed', () => nativeTheme.off('updated', repaint));
};
