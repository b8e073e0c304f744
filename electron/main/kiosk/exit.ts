import { app, powerMonitor } from 'electron';
import { isSupervised, relaunch, restart } from './relaunch.ts';

/** The ways out of a kiosk. Its window closes by none but these, and when the system is shut down. */
export interface KioskExit {
  isExiting(): boolean;
  exit(to: 'quit' | 'desktop'): void;
  restart(): void;
}

export const createKioskExit = (): KioskExit => {
  let isExiting = false;
  // Between two windows there is none for a moment.
  app.on('window-all-closed', () => {
    if (isExiting) app.quit();
  });
  app.on('before-quit', () => (isExiting = true));
  powerMonitor.on('shutdown', () => (isExiting = true));
  return {
    isExiting: () => isExiting,
    exit(to) {
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
