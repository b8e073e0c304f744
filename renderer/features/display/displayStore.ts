import { useSyncExternalStore } from 'react';
import { lineSpacings, standardDisplay, textSizes, themes, type Display } from '../../../core/rules/display/choices.ts';
import { storageNames } from '../../../core/rules/kept/storageNames.ts';

const KEY = storageNames.display;

/** The script of the page (core/http/displayScript.ts) heard of it first: what the root element says is how the page looks. */
const subscribe = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => key === KEY && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

const read = (): Display => {
  const { theme, textSize, lineSpacing } = document.documentElement.dataset;
  return {
    theme: themes.find((each) => each === theme) ?? standardDisplay.theme,
    textSize: textSizes.find((each) => each === textSize) ?? standardDisplay.textSize,
    lineSpacing: lineSpacings.find((each) => each === lineSpacing) ?? standardDisplay.lineSpacing,
  };
};

const snapshot = (): string => JSON.stringify(read());

/** How this page looks now, whichever tab chose it. */
export const useDisplay = (): Display => JSON.parse(useSyncExternalStore(subscribe, snapshot)) as Display;

/** Changes the look of this page and of the other tabs at once, and keeps it for the next start. */
export const changeDisplay = (change: Partial<Display>): void => {
  const newValue = JSON.stringify({ ...read(), ...change });
  try {
    localStorage.setItem(KEY, newValue);
  } catch {
    // Storage may be off or full: the choice holds until this tab is closed.
  }
  // Browsers tell the other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
};
