import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, nativeTheme, protocol, session as sessions, shell } from 'electron';
import { eventChannel } from '../../core/contract/bridge.ts';
import { appVerbs } from './ipc/app.ts';
import { createMailbox, watchPage } from './ipc/mailbox.ts';
import { registerGroup } from './ipc/register.ts';
import { describe, log, logUncaught } from './log.ts';
import { createHandler } from './protocol/handler.ts';
import { registerScheme, serveScheme } from './protocol/scheme.ts';
import { listBundle } from './security/bundle.ts';
import { lockDown } from './security/index.ts';
import { openSettings } from './settings/open.ts';
import { chooseServer } from './settings/serverAddress.ts';
import { addContextMenu, setMenu } from './window/menu.ts';
import { openWindow } from './window/open.ts';

/** The start, in order: each line may rely on those above it. */
const start = async (): Promise<void> => {
  logUncaught();
  lockDown(app, shell);
  registerScheme(protocol);
  if (!app.requestSingleInstanceLock()) return app.quit();

  await app.whenReady();
  nativeTheme.themeSource = 'system';
  const settings = openSettings();
  const serverOrigin = chooseServer(process.env['LAMPSTAND_SERVER'], settings.get('serverAddress'));
  const session = sessions.fromPartition('persist:lampstand');
  const bundle = await listBundle(join(import.meta.dirname, '../renderer'));
  serveScheme(session, createHandler(bundle, { serverOrigin, fetch: (address, init) => session.fetch(address, init) }));
  const mailbox = createMailbox((event) => {
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send(eventChannel, event);
  });
  registerGroup(ipcMain, session, 'app', appVerbs(mailbox));
  setMenu();

  const show = () => {
    const [window = open()] = BrowserWindow.getAllWindows();
    if (window.isMinimized()) window.restore();
    window.focus();
  };
  const open = () => {
    const window = openWindow(session, settings);
    addContextMenu(window.webContents);
    watchPage(window.webContents, mailbox);
    return window;
  };
  app.on('second-instance', show);
  app.on('activate', show);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  open();
  log.info('started', { version: app.getVersion() });
};

// Not awaited at the top level: Electron is not ready before this module has been evaluated to its end.
start().catch((error: unknown) => {
  log.error('start failed', describe(error));
  dialog.showErrorBox(`${app.getName()} could not start`, error instanceof Error ? error.message : 'Please try again.');
  app.exit(1);
});
