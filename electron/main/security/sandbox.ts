import type { App, Session, WebPreferences } from 'electron';

/**
 * The operating system's sandbox for every page (docs/proof.md E4). Linux has none for root, where Chromium starts only
 * when told --no-sandbox: that is how build machines run the tests, and there is nothing left to protect from root.
 */
export const sandboxEverything = (app: App, userId: number | undefined): void => {
  if (userId === 0 && app.commandLine.hasSwitch('no-sandbox')) return;
  app.enableSandbox();
};

/** All that guard the app, defaults too: these may change (docs/proof.md E2, E3, E4, E6, E8, E9, E10). */
export const webPreferences = (session: Session, preload: string, isPackaged: boolean): WebPreferences => ({
  session,
  preload,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  enableBlinkFeatures: '',
  webviewTag: false,
  plugins: false,
  navigateOnDragDrop: false,
  spellcheck: false,
  devTools: !isPackaged,
});
