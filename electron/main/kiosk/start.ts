import { join } from 'node:path';
import { app, ipcMain, Menu, powerMonitor, powerSaveBlocker, safeStorage, type Shell } from 'electron';
import { eventChannel } from '../../../core/bridge/bridge.ts';
import { STILL_THERE_SECONDS } from '../../../core/rules/kiosk.ts';
import { refuse, registerGroup } from '../ipc/register.ts';
import { log } from '../../log.ts';
import { createHandler } from '../protocol/handler.ts';
import { serveScheme } from '../protocol/scheme.ts';
import { listBundle } from '../security/bundle.ts';
import { chooseServer } from '../settings/serverAddress.ts';
import { isSupervised, restart, relaunch } from './relaunch.ts';
import { asKiosk, onlyOpenCalls } from './api.ts';
import { usualPatience } from './watchdog.ts';
import { createIdle } from './idle.ts';
import { hasKeyring } from './keyring.ts';
import { createKiosk } from './kiosk.ts';
import { openLink } from './link.ts';
import { isRestartDue } from './night.ts';
import { createPins } from './pin.ts';
import { openKioskStore } from './openKiosk.ts';
import { openKioskSession } from './session.ts';
import { createKioskWindow } from './kioskWindow.ts';
import type { KioskStore } from './store.ts';
import { forbiddenSwitches } from './switches.ts';
import { readTestSettings, type TestSettings } from './testSettings.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
/** Looked up each time: the tests put the clock forward. */
const now = (): number => Date.now();

/** A kiosk that is to be started; `isKiosk` false for the usual app. */
export interface KioskStart {
  isKiosk: boolean;
  store: KioskStore;
  unreadable: boolean;
  testing: TestSettings | null;
}

/**
 * Whether this start is a kiosk's: told so by --kiosk, or set up as one. Ends the app when it was started with a switch
 * that would open a kiosk to whoever stands before it.
 */
export const readKioskStart = (args: readonly string[]): KioskStart => {
  const { store, unreadable } = openKioskStore();
  // electron-store answers any page that asks where the profile is. No page of ours asks.
  ipcMain.removeAllListeners('electron-store-get-data');
  const isKiosk = unreadable || args.includes('--kiosk') || store.get('isKiosk') === true;
  const testing = readTestSettings(process.env, app.isPackaged);
  const bad = isKiosk && !testing ? forbiddenSwitches(args) : [];
  if (bad.length > 0) {
    console.error(`A kiosk does not start with --${bad.join(', --')}.`);
    app.exit(2);
    process.exit(2);
  }
  return { isKiosk, store, unreadable, testing };
};

/** Closes the usual app, and opens it again as a kiosk that is to be set up. */
export const becomeKiosk = (): void => {
  relaunch([...process.argv.slice(1), '--kiosk']);
  app.quit();
};

/** From a kiosk no link leads anywhere. */
export const noShell: Pick<Shell, 'openExternal'> = { openExternal: () => Promise.resolve() };

/** Starts the kiosk, when the app is ready. */
export const startKiosk = async ({ store, unreadable, testing }: KioskStart): Promise<void> => {
  const startedAt = now();
  const defaultServer = chooseServer(process.env['LAMPSTAND_SERVER'], undefined);
  const session = openKioskSession();
  const fetch = asKiosk(
    (address, init) => session.fetch(address, init),
    () => link.token(),
  );
  const link = await openLink({
    store,
    fetch,
    safeStorage,
    hasKeyring: () => hasKeyring(safeStorage, process.platform),
    server: () => kiosk.preferences().server,
    onChange: () => kiosk.sendState(),
  });
  const bundle = await listBundle(join(import.meta.dirname, '../kiosk'));
  const handle = createHandler(bundle, { fetch, serverOrigin: () => kiosk.preferences().server });
  serveScheme(session, onlyOpenCalls(handle));
  Menu.setApplicationMenu(Menu.buildFromTemplate([]));

  let leaving = false;
  const idle = createIdle({
    patience: () => (testing?.idle ?? kiosk.preferences().idleSeconds) * SECOND,
    countdown: (testing?.countdown ?? STILL_THERE_SECONDS) * SECOND,
    now,
    onCountdown: (seconds) => send({ name: 'stillThere', seconds }),
    onGone: () => void stage.renew(),
  });
  const stage = createKioskWindow({
    session,
    // Whoever sets a kiosk up has left nothing to wipe, and may walk to the office for the code.
    onTouch: () => !['setup', 'closed'].includes(kiosk.state().mode) && idle.touched(),
    mayClose: () => leaving,
    patience: testing?.patience
      ? { answer: testing.patience * SECOND, load: testing.patience * SECOND }
      : usualPatience,
    onNew: () => {
      idle.reset();
      kiosk.lock();
    },
  });
  const send: Parameters<typeof createKiosk>[0]['send'] = (event) => {
    const window = stage.window();
    if (window && !window.isDestroyed()) window.webContents.send(eventChannel, event);
  };
  const kiosk = createKiosk({
    store,
    pins: createPins(store, now),
    link,
    unreadable,
    defaultServer,
    send,
    reset: () => void stage.renew(),
    exit: (to) => {
      leaving = true;
      if (to === 'desktop' && !isSupervised()) relaunch(process.argv.slice(1).filter((arg) => arg !== '--kiosk'));
      app.quit();
    },
  });
  registerGroup(ipcMain, session, 'kiosk', { ...kiosk, start: refuse });

  // Between two windows there is none for a moment.
  app.on('window-all-closed', () => {
    if (leaving) app.quit();
  });
  app.on('before-quit', () => (leaving = true));
  powerMonitor.on('shutdown', () => (leaving = true));
  app.on('second-instance', () => stage.window()?.focus());
  powerSaveBlocker.start('prevent-display-sleep');

  setInterval(() => idle.tick(), SECOND / 4);
  setInterval(
    () => {
      void link.refresh();
      const uptime = now() - startedAt + (testing?.uptime ?? 0) * SECOND;
      const { restartHour } = kiosk.preferences();
      if (!isRestartDue(new Date(), restartHour, uptime, idle.isUsed())) return;
      leaving = true;
      restart();
    },
    testing?.minute ? testing.minute * SECOND : MINUTE,
  );
  await stage.renew();
  void link.refresh();
  log.info('kiosk started', { version: app.getVersion() });
};
