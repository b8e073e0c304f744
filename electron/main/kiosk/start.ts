import { join } from 'node:path';
import { app, ipcMain, Menu, powerSaveBlocker, safeStorage, type BrowserWindow, type Session } from 'electron';
import { eventChannel } from '../../../core/bridge/bridge.ts';
import type { KioskEvent } from '../../../core/bridge/events.ts';
import { STILL_THERE_SECONDS } from '../../../core/rules/kiosk/kiosk.ts';
import { refuse, registerGroup } from '../ipc/register.ts';
import { log } from '../../log.ts';
import { hasKeyring } from '../keyring.ts';
import { createHandler } from '../protocol/handler.ts';
import { listBundle } from '../security/bundle.ts';
import { scheme } from '../security/ownPages.ts';
import { chooseServer } from '../settings/serverAddress.ts';
import { followSite } from '../site/followSite.ts';
import { createKiosk, type Kiosk } from './kiosk.ts';
import { onlyAllowedCalls, withKioskToken } from './network/apiFilter.ts';
import { withKeptLogo } from './network/keptLogo.ts';
import { openKioskSession } from './network/session.ts';
import type { KioskOptions } from './options.ts';
import { openPrinting } from './printing/openPrinting.ts';
import type { Printing } from './printing/printing.ts';
import { createKioskExit } from './relaunch.ts';
import { readFacts } from './remote/facts.ts';
import { createNetworkLog } from './remote/networkLog.ts';
import { createRemote } from './remote/remote.ts';
import { openPairing } from './staff/pairing.ts';
import { createPinLock } from './staff/pinLock.ts';
import { attractTimesOf, timeoutsOf } from './testSettings.ts';
import { now, startTimers } from './timers.ts';
import { createIdleTimer } from './window/idleTimer.ts';
import { createKioskWindow } from './window/kioskWindow.ts';

const SECOND = 1_000;

/** Starts the kiosk, when the app is ready. */
export const startKiosk = async (options: KioskOptions): Promise<void> => {
  const { store, unreadable, testing } = options;
  const session = openKioskSession();
  const bundle = await listBundle(join(import.meta.dirname, '../kiosk'));
  const exit = createKioskExit();
  const sendState = () => kiosk.sendState();
  const printing = openPrinting({
    bundle,
    now,
    window: () => screen.kioskWindow.window(),
    preferences: () => kiosk.preferences(),
    phoneUrl: () => kiosk.state().phoneUrl,
    onChange: sendState,
  });
  const screen = openScreen({ session, options, exit, printing, kiosk: () => kiosk });
  const { idle, kioskWindow, send } = screen;

  const network = createNetworkLog(now);
  const remote = createRemote({
    store,
    preferences: () => kiosk.preferences(),
    facts: () => readFacts({ network, printing: printing.state, isUsed: idle.isUsed }),
    isFree: () => !idle.isUsed() && kiosk.state().mode === 'open',
    restart: exit.restart,
    onChange: sendState,
  });
  const serverOrigin = () => kiosk.preferences().server;
  const fetch = withKioskToken(
    (address, init) => session.fetch(address, init),
    () => pairing.token(),
  );
  const keyring = { safeStorage, hasKeyring: () => hasKeyring(safeStorage, process.platform) };
  const pairing = await openPairing({
    ...{ store, fetch, ...keyring, remote, network },
    server: serverOrigin,
    onChange: sendState,
  });
  const kiosk = createKiosk({
    ...{ store, pairing, remote, printing, unreadable, send },
    pinLock: createPinLock(store, now),
    defaultServer: chooseServer(process.env['LAMPSTAND_SERVER'], undefined),
    attractTimes: attractTimesOf(testing),
    reset: () => void kioskWindow.reset(),
    exit: exit.exit,
  });
  const upstream = { fetch, serverOrigin };
  const siteFollower = followSite(store, upstream);
  const handle = onlyAllowedCalls(createHandler(bundle, upstream, () => siteFollower.forPage()));
  session.protocol.handle(scheme, withKeptLogo(handle, join(app.getPath('userData'), 'kiosk-logo')));
  registerGroup(ipcMain, session, 'kiosk', { ...kiosk, start: refuse });

  Menu.setApplicationMenu(Menu.buildFromTemplate([]));
  app.on('second-instance', () => kioskWindow.window()?.focus());
  powerSaveBlocker.start('prevent-display-sleep');
  startTimers({ idle, pairing, kiosk, siteFollower, printing, testing, restart: exit.restart });
  await kioskWindow.reset();
  if (kiosk.preferences().printing) await printing.look();
  void pairing.refresh();
  log.info('kiosk started', { version: app.getVersion() });
};

interface ScreenParts {
  session: Session;
  options: KioskOptions;
  exit: ReturnType<typeof createKioskExit>;
  printing: Printing;
  kiosk: () => Kiosk;
}

/** The window, and the clock that wipes it when nobody is there. */
const openScreen = ({ session, options: { testing }, exit, printing, kiosk }: ScreenParts) => {
  const send = (event: KioskEvent) => sendTo(kioskWindow.window(), event);
  const idle = createIdleTimer({
    timeout: () => (testing?.idle ?? kiosk().preferences().idleSeconds) * SECOND,
    countdown: (testing?.countdown ?? STILL_THERE_SECONDS) * SECOND,
    now,
    onCountdown: (seconds) => send({ name: 'stillThere', seconds }),
    onTimeout: () => void kioskWindow.reset(),
  });
  const kioskWindow = createKioskWindow({
    session,
    onUserInput: () => {
      printing.touched();
      // Whoever sets a kiosk up has left nothing to clear, and may walk to the office for the code.
      return !['setup', 'closed'].includes(kiosk().state().mode) && idle.userActive();
    },
    mayClose: exit.isExiting,
    timeouts: timeoutsOf(testing),
    onReset: () => {
      idle.reset();
      printing.reset();
      kiosk().lock();
    },
  });
  return { idle, kioskWindow, send };
};

const sendTo = (window: BrowserWindow | null, event: KioskEvent): void => {
  if (window && !window.isDestroyed()) window.webContents.send(eventChannel, event);
};
