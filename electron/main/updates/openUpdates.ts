import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { startUpdates, type Updates } from './updates.ts';

/**
 * Updates, where this form of the app can have them: packed with an address to get them from (LAMPSTAND_UPDATE_URL at
 * packing), and as AppImage, installer or macOS app. A .deb is the system's to update, a portable file the person's.
 */
export const openUpdates = async (app: App): Promise<Updates | null> => {
  const hasAddress = app.isPackaged && existsSync(join(process.resourcesPath, 'app-update.yml'));
  const canReplaceItself =
    process.platform === 'linux' ? !!process.env['APPIMAGE'] : !process.env['PORTABLE_EXECUTABLE_DIR'];
  if (!hasAddress || !canReplaceItself) return null;
  // Large, and nothing that a start has to wait for.
  const { default: electronUpdater } = await import('electron-updater');
  return startUpdates(electronUpdater.autoUpdater, (ms, work) => void setInterval(work, ms).unref());
};
