import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  globalShortcut,
  ipcMain,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  session as sessions,
  shell,
} from 'electron';
import { eventChannel } from '../../core/bridge/bridge.ts';
import { notSavedYet } from '../../core/rules/prayerText.ts';
import { appHandlers } from './ipc/app.ts';
import { journalHandlers } from './ipc/journal.ts';
import { createMailbox } from './ipc/mailbox.ts';
import { refuseAll, registerGroup } from './ipc/register.ts';
import { settingsHandlers } from './ipc/settings.ts';
import { openJournalHost } from '../journal/host.ts';
import { systemKeyWrapper } from './keyWrapper.ts';
import { becomeKiosk, noShell, readKioskStart, startKiosk } from './kiosk/start.ts';
import { listenForIncoming } from './links/listen.ts';
import { describe, log, logTo, logUncaught } from '../log.ts';
import { backgroundSwitch, openLogin } from './preferences/login.ts';
import { createPreferences } from './preferences/preferences.ts';
import { createReminders } from './preferences/reminders.ts';
import { createShortcut } from './preferences/shortcut.ts';
import { forward } from './protocol/api.ts';
import { createHandler } from './protocol/handler.ts';
import { registerScheme, serveScheme } from './protocol/scheme.ts';
import { listBundle } from './security/bundle.ts';
import { lockDown } from './security/index.ts';
import { openSettings } from './settings/openSettings.ts';
import { createServerStatus } from './settings/serverStatus.ts';
import { openServerChoice } from './settings/server.ts';
import { createGoogleSignIn } from './signIn/google.ts';
import { askForUpdates } from './updates/ask.ts';
import { openUpdates } from './updates/openUpdates.ts';
import { createMainWindow } from './window/mainWindow.ts';
import { setMenu } from './window/menu.ts';
import { openTray, type TrayKeeper } from './window/tray.ts';

const renderer = join(import.meta.dirname, '../renderer');

/** The start, in order: each line may rely on those above it. */
const start = async (): Promise<void> => {
  logUncaught();
  const kiosk = readKioskStart(process.argv);
  lockDown(app, kiosk.isKiosk ? noShell : shell);
  registerScheme(protocol);
  if (!app.requestSingleInstanceLock()) return app.quit();
  const incoming = listenForIncoming(app);

  await app.whenReady();
  logTo(app.getPath('logs'));
  nativeTheme.themeSource = 'system';
  if (kiosk.isKiosk) return startKiosk(kiosk);
  const settings = openSettings();
  const session = sessions.fromPartition('persist:lampstand');
  const fetch = (address: string, init: RequestInit) => session.fetch(address, init);
  const server = openServerChoice({
    fixed: process.env['LAMPSTAND_SERVER'],
    settings,
    fetch,
    // Cookies know no ports: two servers on one computer would get each other's.
    leave: () => session.clearStorageData({ storages: ['cookies'] }),
  });
  const mailbox = createMailbox((event) => {
    for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send(eventChannel, event);
  });
  const serverStatus = createServerStatus({
    ask: server.isReachable,
    changed: (isReachable) => {
      mailbox.send({ name: 'server', isReachable });
      if (isReachable) journal.syncNow();
    },
  });
  const watched = serverStatus.watch(fetch);
  const upstream = { serverOrigin: server.origin, fetch: watched };
  serveScheme(session, createHandler(await listBundle(renderer), upstream));

  let tray: TrayKeeper | null = null;
  const journal = await openJournalHost({
    folder: join(app.getPath('userData'), 'journal'),
    keyWrapper: systemKeyWrapper(safeStorage, process.platform),
    fetch: watched,
    serverOrigin: server.origin,
    // A server on this computer needs no network.
    isOnline: () => net.isOnline() || serverStatus.isReachable(),
    show: (folder) => shell.showItemInFolder(join(folder, 'journal.sqlite')),
    sessionEnded: () => mailbox.send({ name: 'session' }),
    changed: (owner, lock, waiting) => {
      mailbox.send({ name: 'journal', owner, lock });
      tray?.say(notSavedYet(waiting));
    },
  });
  server.setHome(await journal.home());
  const window = createMainWindow({
    session,
    settings,
    mailbox,
    staysInTray: () => preferences.read().closeToTray,
    pageGone: journal.lock,
  });
  const goTo = (path: string) => () => window.go({ name: 'go', path });
  const newPrayer = goTo('/journal?new=prayer');
  const preferences = createPreferences({
    settings,
    login: openLogin(app),
    shortcut: createShortcut(globalShortcut, newPrayer),
  });
  const keepSession = () => {
    session.flushStorageData();
    session.cookies.flushStore().catch((error: unknown) => log.error('the session could not be kept', describe(error)));
  };
  const google = createGoogleSignIn({
    webOrigin: server.webOrigin,
    ask: (request, target) => forward(request, target, upstream),
    goTo: window.load,
  });
  const reminders = createReminders(goTo('/journal'));
  registerGroup(ipcMain, session, 'app', appHandlers({ mailbox, server, serverStatus, google, reminders }));
  registerGroup(ipcMain, session, 'settings', settingsHandlers({ server, preferences }));
  registerGroup(ipcMain, session, 'kiosk', { ...refuseAll('kiosk'), start: becomeKiosk });
  registerGroup(ipcMain, session, 'journal', journalHandlers(journal, keepSession));
  const updates = openUpdates(app);
  setMenu({
    newPrayer,
    find: () => window.go({ name: 'find' }),
    settings: goTo('/desktop-settings'),
    restoreJournal: goTo('/desktop-settings#backups'),
    checkForUpdates: () => void askForUpdates(updates, dialog),
  });
  tray = openTray(join(renderer, 'icons/icon-192.png'), { open: window.show, newPrayer, quit: () => app.quit() });

  powerMonitor.on('suspend', journal.lock);
  powerMonitor.on('lock-screen', journal.lock);
  powerMonitor.on('resume', () => {
    void serverStatus.check();
    journal.syncNow();
  });
  // Not waited for: what was confirmed is on the disk, and a database that is left open opens again.
  app.on('will-quit', () => void journal.close());

  app.on('activate', window.show);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  const inBackground = process.argv.includes(backgroundSwitch) && preferences.read().closeToTray;
  if (!inBackground) window.show();
  incoming.deliverTo({ secondStart: window.show, event: window.go });
  log.info('started', { version: app.getVersion() });
};

// Not awaited at the top level: Electron is not ready before this module has been evaluated to its end.
start().catch((error: unknown) => {
  log.error('start failed', describe(error));
  dialog.showErrorBox(`${app.getName()} could not start`, error instanceof Error ? error.message : 'Please try again.');
  app.exit(1);
});
