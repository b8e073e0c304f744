import { useEffect } from 'react';

/** Keeps the screen from going dark while somebody prays with it, where the device has a way; released with the screen. */
export const useWakeLock = (): void => {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let mounted = true;
    let lock: WakeLockSentinel | null = null;
    const release = () => void lock?.release().catch(() => undefined);
    // The browser lets go of it whenever the page is out of sight.
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (next) => {
          lock = next;
          if (!mounted) release();
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      mounted = false;
      document.removeEventListener('visibilitychange', ask);
      release();
    };
  }, []);
};
