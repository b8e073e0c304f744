import { app, powerMonitor } from 'electron';

/** Told by whatever starts the kiosk again by itself when it ends: a session's loop, a shell launcher (docs/kiosk.md). */
const SUPERVISED = '--supervised';
/** How it ends then, so that the loop knows it from "Close the app", which ends with 0. */
const RESTART_CODE = 3;

const isSupervised = (): boolean => process.argv.includes(SUPERVISED);

/** Has the app started again with these arguments as soon as it has ended. */
const relaunch = (args: string[]): void => {
  // An AppImage and a portable .exe run from a folder that is gone by then.
  const execPath = process.env['APPIMAGE'] ?? process.env['PORTABLE_EXECUTABLE_FILE'] ?? process.execPath;
  app.relaunch({ execPath, args });
};

/** Closes the usual app, and opens it again as a kiosk that is to be set up. */
export const relaunchAsKiosk = (): void => {
  relaunch([...process.argv.slice(1), '--kiosk']);
  app.quit();
};

/** Ends the app at once and starts it again, but not under a supervisor, which would start a second one. */
const restart = (): void => {
  if (isSupervised()) return app.exit(RESTART_CODE);
  relaunch(process.argv.slice(1));
  app.exit(0);
};

/** The ways out of a kiosk. Its window closes by none but these, and when the system is shut down. */
export const createKioskExit = () => {
  let isExiting = false;
  // Between two windows there is none for a moment.
  app.on('window-all-closed', () => {
    if (isExiting) app.quit();
  });
  app.on('before-quit', () => (isExiting = true));
  powerMonitor.on('shutdown', () => (isExiting = true));
  return {
    isExiting: () => isExiting,
    exit(to: 'quit' | 'desktop') {
      isExiting = true;
      if (to === 'desktop' && !isSupervised()) relaunch(process.argv.slice(1).filter((arg) => arg !== '--kiosk'));
      app.quit();
    },
    restart() {
      isExiting = true;
      restart();
    },
  };
};
