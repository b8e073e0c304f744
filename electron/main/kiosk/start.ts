import { join } from 'node:path';
import { app, ipcMain, Menu, powerSaveBlocker, safeStorage, type BrowserWindow, type Session } from 'electron';
import { eventChannel } from '../../../core/bridge/bridge.ts';
import type { KioskEvent } from '../../../core/bridge/events.ts';
import { STILL_THERE_SECONDS } from '../../../core/rules/kiosk.ts';
import { refuse, registerGroup } from '../ipc/register.ts';
import { log } from '../../log.ts';
import { hasKeyring } from '../keyring.ts';
import type { Upstream } from '../protocol/api.ts';
import { createHandler } from '../protocol/handler.ts';
import { listBundle } from '../security/bundle.ts';
import { scheme } from '../security/ownPages.ts';
import { chooseServer } from '../settings/serverAddress.ts';
import { createKiosk, type Kiosk } from './kiosk.ts';
import { onlyAllowedCalls, withKioskToken } from './network/apiFilter.ts';
import { withKeptLogo } from './network/keptLogo.ts';
import { openKioskSession } from './network/session.ts';
import { isRestartDue } from './nightlyRestart.ts';
import type { KioskOptions } from './options.ts';
import { createKioskExit } from './relaunch.ts';
import { followSite, type SiteFollower } from '../site/followSite.ts';
import { openPairing, type Pairing } from './staff/pairing.ts';
import { createPinLock } from './staff/pinLock.ts';
import { attractTimesOf, timeoutsOf, type TestSettings } from './testSettings.ts';
import { createIdleTimer, type IdleTimer } from './window/idleTimer.ts';
import { createKioskWindow } from './window/kioskWindow.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
/** Looked up each time: the tests put the clock forward. */
const now = (): number => Date.now();

/** Starts the kiosk, when the app is ready. */
export const startKiosk = async ({ store, unreadable, testing }: KioskOptions): Promise<void> => {
  const session = openKioskSession();
  const exit = createKioskExit();
  const serverOrigin = () => kiosk.preferences().server;
  const fetch = withKioskToken(
    (address, init) => session.fetch(address, init),
    () => pairing.token(),
  );
  const pairing = await openPairing({
    store,
    fetch,
    safeStorage,
    hasKeyring: () => hasKeyring(safeStorage, process.platform),
    server: serverOrigin,
    onChange: () => kiosk.sendState(),
  });
  const upstream = { fetch, serverOrigin };
  await serveOwnPages(session, upstream, () => siteFollower.forPage());
  Menu.setApplicationMenu(Menu.buildFromTemplate([]));

  const send = (event: KioskEvent) => sendTo(kioskWindow.window(), event);
  const idle = createIdleTimer({
    timeout: () => (testing?.idle ?? kiosk.preferences().idleSeconds) * SECOND,
    countdown: (testing?.countdown ?? STILL_THERE_SECONDS) * SECOND,
    now,
    onCountdown: (seconds) => send({ name: 'stillThere', seconds }),
    onTimeout: () => void kioskWindow.reset(),
  });
  const kioskWindow = createKioskWindow({
    session,
    // Whoever sets a kiosk up has left nothing to clear, and may walk to the office for the code.
    onUserInput: () => !['setup', 'closed'].includes(kiosk.state().mode) && idle.userActive(),
    mayClose: exit.isExiting,
    timeouts: timeoutsOf(testing),
    onReset: () => {
      idle.reset();
      kiosk.lock();
    },
  });
  const kiosk = createKiosk({
    store,
    pinLock: createPinLock(store, now),
    pairing,
    unreadable,
    defaultServer: chooseServer(process.env['LAMPSTAND_SERVER'], undefined),
    attractTimes: attractTimesOf(testing),
    send,
    reset: () => void kioskWindow.reset(),
    exit: exit.exit,
  });
  const siteFollower = followSite(store, upstream);
  registerGroup(ipcMain, session, 'kiosk', { ...kiosk, start: refuse });

  app.on('second-instance', () => kioskWindow.window()?.focus());
  powerSaveBlocker.start('prevent-display-sleep');
  startTimers({ idle, pairing, kiosk, siteFollower, testing, restart: exit.restart });
  await kioskWindow.reset();
  void pairing.refresh();
  log.info('kiosk started', { version: app.getVersion() });
};

/** The kiosk's packed page with its church's look, and the few calls to the server that are a visitor's. */
const serveOwnPages = async (session: Session, upstream: Upstream, site: SiteFollower['forPage']): Promise<void> => {
  const bundle = await listBundle(join(import.meta.dirname, '../kiosk'));
  const handle = onlyAllowedCalls(createHandler(bundle, upstream, site));
  session.protocol.handle(scheme, withKeptLogo(handle, join(app.getPath('userData'), 'kiosk-logo')));
};

const sendTo = (window: BrowserWindow | null, event: KioskEvent): void => {
  if (window && !window.isDestroyed()) window.webContents.send(eventChannel, event);
};

interface Timed {
  idle: IdleTimer;
  pairing: Pairing;
  kiosk: Kiosk;
  siteFollower: SiteFollower;
  testing: TestSettings | null;
  restart(): void;
}

const startTimers = ({ idle, pairing, kiosk, siteFollower, testing, restart }: Timed): void => {
  const startedAt = now();
  void siteFollower.ask();
  setInterval(() => idle.tick(), SECOND / 4);
  setInterval(
    () => {
      void pairing.refresh();
      void siteFollower.ask();
      const uptime = now() - startedAt + (testing?.uptime ?? 0) * SECOND;
      const { restartHour } = kiosk.preferences();
      if (isRestartDue(new Date(), restartHour, uptime, idle.isUsed())) restart();
    },
    testing?.minute ? testing.minute * SECOND : MINUTE,
  );
};
