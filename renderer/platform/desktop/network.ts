import { bridge } from './bridge.ts';

let isReachable = true;

/**
 * In the desktop app "online" means that the server can be reached: a server on this computer is there without a network,
 * and one that is down is not, whatever the network says. The main process knows. `navigator.onLine` is defined anew rather
 * than wrapped: screens and TanStack Query ask it and hear `online` and `offline`, as in a browser
 * (docs/specification.md 1 §4).
 */
export const followServer = (): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isReachable });
  // The network itself comes and goes: reason enough to ask, and no more.
  const ask = (event: Event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    checkServer();
  };
  window.addEventListener('online', ask, { capture: true });
  window.addEventListener('offline', ask, { capture: true });
  checkServer();
};

const checkServer = (): void => {
  bridge()
    .app.checkServer()
    .then(setServer, () => undefined);
};

/** The main process says whether the server is there. */
export const setServer = (isNow: boolean): void => {
  if (isNow === isReachable) return;
  isReachable = isNow;
  window.dispatchEvent(new Event(isNow ? 'online' : 'offline'));
};
