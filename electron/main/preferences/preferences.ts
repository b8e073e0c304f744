import type { GlobalShortcut } from 'electron';
import type { Preferences } from '../../../core/bridge/settings.ts';
import type { Shortcut } from '../../../core/bridge/shortcuts.ts';
import type { Settings } from '../settings/schema.ts';
import type { Login } from './login.ts';

/** The keys that open a new prayer from anywhere. */
export const createShortcut = (system: Pick<GlobalShortcut, 'register' | 'unregisterAll'>, pressed: () => void) => {
  let taken = false;
  return {
    /** Takes these keys and leaves those before. */
    use(keys: Shortcut | null) {
      system.unregisterAll();
      taken = keys !== null && !system.register(keys, pressed);
    },
    /** Whether another program had the wanted keys already. */
    isTaken: () => taken,
  };
};

interface Parts {
  settings: Settings;
  login: Login;
  shortcut: ReturnType<typeof createShortcut>;
}

export type PreferenceStore = ReturnType<typeof createPreferences>;

/** What the person chose for the app, and its effect on the system. */
export const createPreferences = ({ settings, login, shortcut }: Parts) => {
  shortcut.use(settings.get('shortcut') ?? null);
  return {
    read: () => ({
      openAtLogin: login.isOn(),
      closeToTray: settings.get('closeToTray') ?? false,
      shortcut: settings.get('shortcut') ?? null,
      shortcutTaken: shortcut.isTaken(),
    }),
    change(change: Partial<Preferences>) {
      if (change.openAtLogin !== undefined) login.set(change.openAtLogin);
      if (change.closeToTray !== undefined) settings.set('closeToTray', change.closeToTray);
      if (change.shortcut !== undefined) {
        settings.set('shortcut', change.shortcut);
        shortcut.use(change.shortcut);
      }
    },
  };
};
