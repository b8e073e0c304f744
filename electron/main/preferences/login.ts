import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { App } from 'electron';
import { site } from '../site/site.ts';

/** Given to the app when the system starts it: with the tray in use no window is opened then. */
export const backgroundSwitch = '--background';

/** Whether the system starts the app when the person signs in. */
export interface Login {
  isOn(): boolean;
  set(on: boolean): void;
}

/** Windows and macOS keep such a list themselves. */
const systemLogin = (app: App): Login => {
  const args = [backgroundSwitch];
  return {
    isOn: () => app.getLoginItemSettings({ args }).openAtLogin,
    set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin, args }),
  };
};

/** On Linux it is a file among others: freedesktop.org's Desktop Application Autostart Specification. */
export const fileLogin = (file: string, command: readonly string[]): Login => ({
  isOn: () => existsSync(file),
  set(on) {
    if (!on) return rmSync(file, { force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, autostartEntry(command));
  },
});

const autostartEntry = (command: readonly string[]): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${site().name.replaceAll('\\', '\\\\')}`,
    `Exec=${command.map(quoted).join(' ')}`,
    '',
  ].join('\n');

/** As the Desktop Entry Specification quotes arguments; there a percent sign begins a field code. */
const quoted = (argument: string): string => `"${argument.replace(/[\\"`$]/g, '\\\\$&').replaceAll('%', '%%')}"`;

export const openLogin = (app: App): Login => {
  if (process.platform !== 'linux') return systemLogin(app);
  const settings = process.env['XDG_CONFIG_HOME'] ?? join(app.getPath('home'), '.config');
  // An AppImage runs from a mount that is gone by then; an app that is not packed needs to be told what to run.
  const program = process.env['APPIMAGE'] ?? process.execPath;
  const command = [program, ...(app.isPackaged ? [] : [app.getAppPath()]), backgroundSwitch];
  return fileLogin(join(settings, 'autostart/lampstand.desktop'), command);
};
