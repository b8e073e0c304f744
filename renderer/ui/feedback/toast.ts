import { createListeners } from '../../../core/events/listeners.ts';

/** Toast constants of the specification (docs/specification.md 1 §9). Of its limit of one there is nothing to count. */
export const TOAST_DURATION = 5000;
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_HOTKEY = 'F8';

export interface ToastItem {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'bad';
}

let current: ToastItem | null = null;
let lastId = 0;
const listeners = createListeners();

const set = (next: ToastItem | null) => {
  current = next;
  listeners.notify();
};

export const toasts = { subscribe: listeners.subscribe, read: () => current };

/**
 * Shows a toast in place of the one that stands. What it says of an error is to be said inline as well
 * (docs/decisions.md 31).
 */
export const toast = (
  title: string,
  { description, tone = 'plain' }: { description?: string; tone?: ToastItem['tone'] } = {},
): void => {
  lastId += 1;
  set({ id: lastId, title, description, tone });
};

export const dismissToast = (): void => set(null);
