import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  globalShortcut,
  ipcMain,
  net,
  powerMonitor,
  safeStorage,
  session as sessions,
  shell,
  type Session,
} from 'electron';
import { eventChannel } from '../../core/bridge/bridge.ts';
import type { BridgeEvent } from '../../core/bridge/events.ts';
import { notSavedYet } from '../../core/rules/prayerText.ts';
import type { PendingCount } from '../../core/sync/client.ts';
import type { LockState } from '../../core/sync/lock/journalLock.ts';
import { openJournalHost } from '../journal/host.ts';
import { describe, log } from '../log.ts';
import { appHandlers } from './ipc/app.ts';
import { journalHandlers } from './ipc/journal.ts';
import { createPageEvents, type PageEvents } from './ipc/pageEvents.ts';
import { refuseAll, registerGroup, waitFor } from './ipc/register.ts';
import { settingsHandlers } from './ipc/settings.ts';
import { journalLater } from './journalLater.ts';
import { systemKeyWrapper } from './keyring.ts';
import { relaunchAsKiosk } from './kiosk/relaunch.ts';
import type { Incoming } from './links/listen.ts';
import { openCopy } from './links/openCopy.ts';
import { backgroundSwitch, openLogin } from './preferences/login.ts';
import { createPreferences, createShortcut } from './preferences/preferences.ts';
import { createReminders } from './preferences/reminders.ts';
import { forward } from './protocol/api.ts';
import { createHandler } from './protocol/handler.ts';
import { asDesktop } from './protocol/siteHead.ts';
import { listBundle } from './security/bundle.ts';
import { scheme } from './security/ownPages.ts';
import { openSettings } from './settings/openSettings.ts';
import type { Settings } from './settings/schema.ts';
import { openServerChoice, type ServerChoice } from './settings/server.ts';
import { createServerStatus, type ServerStatus } from './settings/serverStatus.ts';
import { followSite, type SiteFollower } from './site/followSite.ts';
import { createGoogleSignIn } from './signIn/google.ts';
import { openUpdates } from './updates/openUpdates.ts';
import { checkForUpdates } from './updates/updates.ts';
import { useSystemSpelling } from './window/contextMenu.ts';
import { createMainWindow, type MainWindow } from './window/mainWindow.ts';
import { setMenu, type MenuActions } from './window/menu.ts';
import { savePdf, savePdfOrSay } from './window/pdf.ts';
import { openTray, type TrayStatus } from './window/tray.ts';

/** How often the server is asked for its name and look, in milliseconds. */
const TEN_MINUTES = 10 * 60_000;

const renderer = join(import.meta.dirname, '../renderer');

/** Starts the usual app (not a kiosk), when Electron is ready. */
export const startDesktop = async (incoming: Incoming): Promise<void> => {
  const settings = openSettings();
  const session = sessions.fromPartition('persist:lampstand');
  const pageEvents = createPageEvents(sendToPages);
  const { server, serverStatus, upstream, siteFollower } = connectServer(session, settings, (isReachable) => {
    pageEvents.send({ name: 'server', isReachable });
    if (isReachable) journal.now()?.syncNow();
  });
  const finishPage = (html: string) => asDesktop(html, !['without', 'unchosen'].includes(server.situation()));
  const answer = createHandler(await listBundle(renderer), upstream, siteFollower.forPage, finishPage);
  session.protocol.handle(scheme, answer);

  let tray: TrayStatus = null;
  const journal = journalLater(() =>
    openJournalHost({
      ...journalParts(pageEvents, serverStatus, (waiting) => tray?.show(notSavedYet(waiting))),
      ...upstream,
    }),
  );
  await knowHome(server, journal);
  const window = createMainWindow({
    session,
    settings,
    pageEvents,
    closesToTray: () => preferences.read().closeToTray,
    pageGone: () => journal.now()?.lock(),
    firstPath: () => (server.situation() === 'unchosen' ? '/first-start' : '/'),
    late: journal.begin,
  });
  useSystemSpelling(session);
  const go = (path: string) => () => window.go({ name: 'go', path });
  const newPrayer = go('/journal/new');
  const shortcut = createShortcut(globalShortcut, newPrayer);
  const preferences = createPreferences({ settings, login: openLogin(app), shortcut });
  const google = createGoogleSignIn({
    webOrigin: server.webOrigin,
    ask: (request, target) => forward(request, target, upstream),
    goTo: window.load,
  });
  const reminders = createReminders(go('/journal'));
  registerGroup(
    ipcMain,
    session,
    'app',
    appHandlers({ pageEvents, painted: journal.begin, server, serverStatus, google, reminders, savePdf }),
  );
  registerGroup(ipcMain, session, 'settings', settingsHandlers({ server, preferences }));
  registerGroup(ipcMain, session, 'kiosk', { ...refuseAll('kiosk'), start: relaunchAsKiosk });
  const handlers = journal.ready.then((host) => journalHandlers(host, keepSession(session)));
  registerGroup(ipcMain, session, 'journal', waitFor('journal', handlers));
  const updates = journal.ready.then(() => openUpdates(app));
  setMenu({ ...menuWays(window), newPrayer, checkForUpdates: () => void checkForUpdates(updates, dialog) });
  tray = openTray(join(renderer, 'icons/icon-192.png'), { open: window.show, newPrayer, quit: () => app.quit() });
  followSystem({ journal, serverStatus, window, siteFollower });
  if (process.argv.includes(backgroundSwitch) && preferences.read().closeToTray) journal.begin();
  else window.show();
  incoming.deliverTo({ secondStart: window.show, event: window.go });
  log.info('started', { version: app.getVersion() });
};

/** Only the journal can say whether the app was used before: where the first page depends on it, that is waited for. */
const knowHome = async (server: ServerChoice, journal: ReturnType<typeof journalLater>): Promise<void> => {
  const known = journal.ready.then(async (host) => server.setHome(await host.home()));
  if (!['unchosen', 'lost'].includes(server.situation())) return;
  journal.begin();
  await known;
};

/** What of the journal's parts is this computer's: its folder, its keys, its windows. */
const journalParts = (
  pageEvents: PageEvents,
  serverStatus: ServerStatus,
  showWaiting: (waiting: PendingCount) => void,
) => ({
  folder: join(app.getPath('userData'), 'journal'),
  keyWrapper: systemKeyWrapper(safeStorage, process.platform),
  // A server on this computer needs no network.
  isOnline: () => net.isOnline() || serverStatus.isReachable(),
  show: (folder: string) => shell.showItemInFolder(join(folder, 'journal.sqlite')),
  sessionEnded: () => pageEvents.send({ name: 'session' }),
  changed: (owner: string, lock: LockState, waiting: PendingCount) => {
    pageEvents.send({ name: 'journal', owner, lock });
    showWaiting(waiting);
  },
});

/** Where the menu leads, and what it does in the window. */
const menuWays = (window: MainWindow): Omit<MenuActions, 'newPrayer' | 'checkForUpdates'> => {
  const goTo = (path: string) => window.go({ name: 'go', path });
  const go = (path: string) => () => goTo(path);
  const find = (step: 'open' | 'next' | 'previous') => () => window.go({ name: 'find', step });
  return {
    go: goTo,
    openCopy: () => void openCopy().then((event) => event && window.go(event)),
    booklet: go('/journal/booklet'),
    print: window.print,
    savePdf: savePdfOrSay,
    restoreJournal: go('/desktop-settings#backups'),
    search: () => window.go({ name: 'search' }),
    find: find('open'),
    findNext: find('next'),
    findPrevious: find('previous'),
    settings: go('/desktop-settings'),
    licences: go('/licences'),
    support: go('/support'),
  };
};

const sendToPages = (event: BridgeEvent): void => {
  for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send(eventChannel, event);
};

const connectServer = (session: Session, settings: Settings, changed: (isReachable: boolean) => void) => {
  const fetch = (address: string, init: RequestInit) => session.fetch(address, init);
  const server = openServerChoice({
    fixed: process.env['LAMPSTAND_SERVER'],
    settings,
    fetch,
    // Cookies know no ports: two servers on one computer would get each other's.
    leave: () => session.clearStorageData({ storages: ['cookies'] }),
  });
  const serverStatus = createServerStatus({ ask: server.isReachable, changed });
  const upstream = { serverOrigin: server.origin, fetch: serverStatus.watch(fetch) };
  return { server, serverStatus, upstream, siteFollower: followSite(settings, upstream) };
};

/** Has Chromium write down who is signed in. */
const keepSession = (session: Session) => () => {
  session.flushStorageData();
  session.cookies.flushStore().catch((error: unknown) => log.error('the session could not be kept', describe(error)));
};

interface Followers {
  journal: ReturnType<typeof journalLater>;
  serverStatus: ServerStatus;
  window: MainWindow;
  siteFollower: SiteFollower;
}

const followSystem = ({ journal, serverStatus, window, siteFollower }: Followers): void => {
  void siteFollower.ask();
  app.on('browser-window-focus', siteFollower.look);
  setInterval(() => void siteFollower.ask(), TEN_MINUTES).unref();
  const lock = () => journal.now()?.lock();
  powerMonitor.on('suspend', lock);
  powerMonitor.on('lock-screen', lock);
  powerMonitor.on('resume', () => {
    void serverStatus.check();
    journal.now()?.syncNow();
  });
  // Not waited for: what was confirmed is on the disk, and a database that is left open opens again.
  app.on('will-quit', () => void journal.now()?.close());
  app.on('activate', window.show);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
};
