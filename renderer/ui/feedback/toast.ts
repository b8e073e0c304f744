import { createListeners } from '../../../core/events/listeners.ts';

/** Toast constants of the specification (docs/specification.md 1 §9). */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_HOTKEY = 'F8';

export interface ToastItem {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'bad';
  open: boolean;
}

let items: ToastItem[] = [];
let lastId = 0;
const listeners = createListeners();

const set = (next: ToastItem[]) => {
  items = next.slice(0, TOAST_LIMIT);
  listeners.notify();
};

export const toasts = {
  subscribe: listeners.subscribe,
  read: (): readonly ToastItem[] => items,
};

/**
 * Shows a toast in place of the one that stands. What it says of an error is to be said inline as well
 * (docs/decisions.md 31).
 */
export const toast = (
  title: string,
  { description, tone = 'plain' }: { description?: string; tone?: ToastItem['tone'] } = {},
): void => {
  lastId += 1;
  set([{ id: lastId, title, description, tone, open: true }, ...items]);
};

export const dismissToast = (id: number): void => {
  set(items.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => set(items.filter((each) => each.id !== id)), TOAST_REMOVE_DELAY);
};
