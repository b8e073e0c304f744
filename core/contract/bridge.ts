/**
 * The desktop bridge: all that the preload leaves on the page's window. Named verbs and plain values only: no channel
 * names, no Electron objects (E20).
 */
export interface Bridge {
  platform: 'desktop';
  version: string;
}

/** The name under which the page finds the bridge. */
export const bridgeName = 'lampstand';

/** The committed list of what the bridge holds; a test compares it with the live page. */
export const bridgeKeys = ['platform', 'version'] as const satisfies readonly (keyof Bridge)[];
