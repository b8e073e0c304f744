import { contextBridge } from 'electron';
import { bridgeName, type Bridge } from '../../core/contract/bridge.ts';

declare const APP_VERSION: string;

// No logic here: the page gets these values and nothing else.
contextBridge.exposeInMainWorld(bridgeName, { platform: 'desktop', version: APP_VERSION } satisfies Bridge);
