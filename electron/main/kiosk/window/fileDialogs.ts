import type { WebContents } from 'electron';
import { describe, log } from '../../../log.ts';

/**
 * No dialog of the system's for choosing files, which shows the disk to whoever stands there: a page could open one by a
 * field for files. Electron has no rule for it, so Chromium is told to cancel each as if the person had.
 */
export const refuseFileDialogs = (contents: WebContents): void => {
  try {
    contents.debugger.attach('1.3');
  } catch (error) {
    return log.error('dialogs for files could not be refused', describe(error));
  }
  // Without the first the second answers that it is done, and does nothing.
  contents.debugger
    .sendCommand('Page.enable')
    .then(() => contents.debugger.sendCommand('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true }))
    .catch((error: unknown) => log.error('dialogs for files could not be refused', describe(error)));
};
