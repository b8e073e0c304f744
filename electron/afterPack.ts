import { rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Packed {
  appOutDir: string;
  packager: { getResourcesDir(folder: string): string };
}

/** Called by electron-builder: takes away Electron's own little app, which a given `electronDist` brings along. */
export const afterPack = ({ appOutDir, packager }: Packed): Promise<void> =>
  rm(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true });
