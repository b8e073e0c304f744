import { useEffect, useState } from 'react';
import type { KioskState } from '../../../core/bridge/kioskState.ts';
import { kiosk, subscribe, valueOf } from './bridge.ts';

/** How the kiosk stands, as the main process tells it, and the seconds of "Still there?". Null until it was told. */
export const useKiosk = (): { state: KioskState | null; stillThere: number | null } => {
  const [state, setState] = useState<KioskState | null>(null);
  const [stillThere, setStillThere] = useState<number | null>(null);
  useEffect(() => {
    const end = subscribe((event) => {
      if (event.name === 'kiosk') setState(event.state);
      if (event.name === 'stillThere') setStillThere(event.seconds);
    });
    valueOf(kiosk.state()).then(
      (now) => now && setState((known) => known ?? now),
      () => undefined,
    );
    return end;
  }, []);
  return { state, stillThere };
};
