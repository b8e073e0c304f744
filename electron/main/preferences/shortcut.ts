import type { GlobalShortcut } from 'electron';
import type { Shortcut } from '../../../core/bridge/shortcuts.ts';

/** The keys that open a new prayer from anywhere. */
export interface GlobalShortcutSetting {
  /** Takes these keys and leaves those before. */
  use(keys: Shortcut | null): void;
  /** Whether another program had the wanted keys already. */
  isTaken(): boolean;
}

export const createShortcut = (
  system: Pick<GlobalShortcut, 'register' | 'unregisterAll'>,
  pressed: () => void,
): GlobalShortcutSetting => {
  let taken = false;
  return {
    use(keys) {
      system.unregisterAll();
      taken = keys !== null && !system.register(keys, pressed);
    },
    isTaken: () => taken,
  };
};
