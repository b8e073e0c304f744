import type { Input } from 'electron';

/** Keys with a name that are needed to type and to move about. */
const named: ReadonlySet<string> = new Set([
  'Backspace',
  'Delete',
  'Enter',
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Shift',
  'CapsLock',
  'AltGraph',
  'Dead',
  'Process',
  'Compose',
]);

/**
 * Whether a key may reach the page: letters and what it takes to write them. No shortcut does, so there is none to
 * forget: reload, close, print, zoom, developer tools, address, history, full screen, copy and paste. What the operating
 * system keeps for itself (Ctrl+Alt+Delete, the Windows key, Alt+Tab, Cmd+Tab, screenshots) never comes here; docs/kiosk.md
 * says how to shut those.
 */
export const isAllowedKey = ({ key, control, alt, meta }: Pick<Input, 'key' | 'control' | 'alt' | 'meta'>): boolean => {
  if (meta) return false;
  // AltGr, with which many keyboards write @ and €, is told as both at once.
  if (control !== alt) return false;
  if ([...key].length === 1) return !control || !/^[a-z0-9 ]$/i.test(key);
  return !control && named.has(key);
};
