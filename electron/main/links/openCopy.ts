import { BrowserWindow, dialog } from 'electron';
import type { BridgeEvent } from '../../../core/bridge/events.ts';
import { readCopy } from './incoming.ts';

/** Lets the person choose a saved journal, of whatever name. Null when they think better of it. */
export const openCopy = async (): Promise<BridgeEvent | null> => {
  const options: Electron.OpenDialogOptions = {
    properties: ['openFile'],
    filters: [
      { name: 'Saved journal', extensions: ['lampstand', 'json'] },
      { name: 'All files', extensions: ['*'] },
    ],
  };
  const [window] = BrowserWindow.getAllWindows();
  const { filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  const [path] = filePaths;
  return path === undefined ? null : readCopy(path);
};
