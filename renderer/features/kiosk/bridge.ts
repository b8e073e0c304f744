import type { BridgeReply } from '../../../core/bridge/bridge.ts';
import { bridge } from '../../platform/desktop/bridge.ts';

/** The main process, which holds everything a kiosk's page must not: the token, the PIN, the clock that wipes. */
export const { kiosk, subscribe } = bridge();

/** The value of a verb; null when it was refused or failed. */
export const valueOf = async <T>(reply: Promise<BridgeReply<T>>): Promise<T | null> => {
  const answer = await reply;
  return answer.ok ? answer.value : null;
};
