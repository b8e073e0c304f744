import { useCallback, useLayoutEffect, useState } from 'react';
import type { KioskState } from '../../../../core/bridge/kioskState.ts';

/** How long a finger may take to be lifted so that it touches nothing of the screen that came under it; in milliseconds. */
const LIFTED = 400;

/**
 * Whether the loop for passers-by is shown. It begins on a page that nobody has touched, and never again once somebody has:
 * when they have gone, the main process wipes the page and a new one begins. `lifting` while the finger that ended it may still
 * lie on the screen.
 */
export const useAttract = (times: KioskState['attract']) => {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'lifting' | 'ended'>('waiting');
  const after = times?.afterSeconds;

  // Not a moment after the screen has changed: a key that comes between belongs to what is seen.
  useLayoutEffect(() => {
    if (phase !== 'waiting') return;
    const touched = () => setPhase('ended');
    const timer = after === undefined ? undefined : setTimeout(() => setPhase('shown'), after * 1000);
    const names = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const name of names) window.addEventListener(name, touched);
    return () => {
      clearTimeout(timer);
      for (const name of names) window.removeEventListener(name, touched);
    };
  }, [phase, after]);

  useLayoutEffect(() => {
    if (phase !== 'lifting') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lifted = () => (timer = setTimeout(() => setPhase('ended'), LIFTED));
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, lifted);
    return () => {
      clearTimeout(timer);
      for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, lifted);
    };
  }, [phase]);

  return {
    isShown: phase === 'shown' && times !== null,
    isLifting: phase === 'lifting',
    /** `byTouch` when a finger lies on the screen. */
    end: useCallback((byTouch: boolean) => setPhase(byTouch ? 'lifting' : 'ended'), []),
  };
};
