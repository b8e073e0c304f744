import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import {
  bridgeName,
  bridgeVerbs,
  channelOf,
  eventChannel,
  type Bridge,
  type BridgeEvent,
  type Verbs,
} from '../../core/bridge/bridge.ts';

declare const APP_VERSION: string;

// No logic here: the page gets these values and nothing else.
const verbsOf = <G extends keyof Verbs>(group: G): Bridge[G] =>
  Object.fromEntries(
    bridgeVerbs[group].map((verb) => [
      verb,
      (...args: unknown[]) => ipcRenderer.invoke(channelOf(group, verb), ...args),
    ]),
  ) as unknown as Bridge[G];

contextBridge.exposeInMainWorld(bridgeName, {
  platform: 'desktop',
  version: APP_VERSION,
  subscribe: (listener) => {
    const heard = (_event: IpcRendererEvent, event: BridgeEvent) => listener(event);
    ipcRenderer.on(eventChannel, heard);
    return () => void ipcRenderer.off(eventChannel, heard);
  },
  app: verbsOf('app'),
  settings: verbsOf('settings'),
  kiosk: verbsOf('kiosk'),
  journal: verbsOf('journal'),
} satisfies Bridge);
