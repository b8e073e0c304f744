import { bridge } from '../../platform/desktop/bridge.ts';

/** The main process, which holds everything a kiosk's page must not: the token, the PIN, the clock that wipes. */
export const { kiosk, subscribe } = bridge();

/** The value of a verb; null when it was refused or failed. */
export const valueOf = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);
