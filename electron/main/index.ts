import { app, dialog, nativeTheme, protocol, shell } from 'electron';
import { describe, log, logTo, logUncaught } from '../log.ts';
import { startDesktop } from './desktop.ts';
import { noShell, readKioskOptions } from './kiosk/options.ts';
import { startKiosk } from './kiosk/start.ts';
import { listenForIncoming } from './links/listen.ts';
import { lockDown } from './security/index.ts';
import { scheme } from './security/ownPages.ts';

/** The start, in order: each line may rely on those above it. */
const start = async (): Promise<void> => {
  logUncaught();
  const kiosk = readKioskOptions(process.argv);
  lockDown(app, kiosk.isKiosk ? noShell : shell);
  // An origin like https://, so that storage, modules and fetch work in it.
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme, privileges }]);
  if (!app.requestSingleInstanceLock()) return app.quit();
  const incoming = listenForIncoming(app);

  await app.whenReady();
  logTo(app.getPath('logs'));
  nativeTheme.themeSource = 'system';
  if (kiosk.isKiosk) await startKiosk(kiosk);
  else await startDesktop(incoming);
};

// Not awaited at the top level: Electron is not ready before this module has been evaluated to its end.
start().catch((error: unknown) => {
  log.error('start failed', describe(error));
  dialog.showErrorBox(`${app.getName()} could not start`, error instanceof Error ? error.message : 'Please try again.');
  app.exit(1);
});
