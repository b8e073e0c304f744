import { bridgeName, type Bridge, type BridgeCode, type BridgeReply } from '../../../core/bridge/bridge.ts';

/** What the preload left on the window; only in the desktop app. */
export const bridge = (): Bridge => (window as unknown as Record<typeof bridgeName, Bridge>)[bridgeName];

/** The main process did not do what was asked. */
export class BridgeFailure extends Error {
  override name = 'BridgeFailure';
  readonly code: BridgeCode;
  constructor(code: BridgeCode) {
    super(code);
    this.code = code;
  }
}

/** The value of a reply; throws BridgeFailure when there is none. */
export const valueOf = async <T>(asked: Promise<BridgeReply<T>>): Promise<T> => {
  const reply = await asked;
  if (!reply.ok) throw new BridgeFailure(reply.code);
  return reply.value;
};
