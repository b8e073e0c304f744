import type { Preferences } from '../../../core/bridge/settings.ts';
import type { Settings } from '../settings/schema.ts';
import type { Login } from './login.ts';
import type { GlobalShortcutSetting } from './shortcut.ts';

interface Parts {
  settings: Settings;
  login: Login;
  shortcut: GlobalShortcutSetting;
}

/** What the person chose for the app, and its effect on the system. */
export interface PreferenceStore {
  read(): Preferences & { shortcutTaken: boolean };
  change(change: Partial<Preferences>): void;
}

export const createPreferences = ({ settings, login, shortcut }: Parts): PreferenceStore => {
  shortcut.use(settings.get('shortcut') ?? null);
  return {
    read: () => ({
      openAtLogin: login.isOn(),
      closeToTray: settings.get('closeToTray') ?? false,
      shortcut: settings.get('shortcut') ?? null,
      shortcutTaken: shortcut.isTaken(),
    }),
    change(change) {
      if (change.openAtLogin !== undefined) login.set(change.openAtLogin);
      if (change.closeToTray !== undefined) settings.set('closeToTray', change.closeToTray);
      if (change.shortcut !== undefined) {
        settings.set('shortcut', change.shortcut);
        shortcut.use(change.shortcut);
      }
    },
  };
};
