import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { bridgeName, channelOf, eventChannel, type Bridge } from '../../core/bridge/bridge.ts';
import type { BridgeEvent } from '../../core/bridge/events.ts';

declare const APP_VERSION: string;
/** The declared verbs' names (core/bridge/verbs.ts), put in at build time: their schemas would be loaded at each start. */
declare const BRIDGE_VERBS: Readonly<Record<string, readonly string[]>>;

// No logic here: the page gets these values and nothing else.
const groups = Object.fromEntries(
  Object.entries(BRIDGE_VERBS).map(([group, verbs]) => [
    group,
    Object.fromEntries(
      verbs.map((verb) => [verb, (...args: unknown[]) => ipcRenderer.invoke(channelOf(group, verb), ...args)]),
    ),
  ]),
) as Omit<Bridge, 'platform' | 'version' | 'subscribe'>;

contextBridge.exposeInMainWorld(bridgeName, {
  platform: 'desktop',
  version: APP_VERSION,
  subscribe: (listener) => {
    const heard = (_event: IpcRendererEvent, event: BridgeEvent) => listener(event);
    ipcRenderer.on(eventChannel, heard);
    return () => void ipcRenderer.off(eventChannel, heard);
  },
  ...groups,
} satisfies Bridge);
