import { useSyncExternalStore } from 'react';
import { localDay } from '../../../../core/rules/daily.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The day where the person is. It changes when they look at the page again, never under their eyes. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => localDay(new Date()));
