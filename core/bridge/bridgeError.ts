import type { BridgeCode } from './bridge.ts';

/** A failure that the page is told by its code. */
export class BridgeError extends Error {
  override name = 'BridgeError';
  readonly code: BridgeCode;
  constructor(code: BridgeCode) {
    super(code);
    this.code = code;
  }
}
