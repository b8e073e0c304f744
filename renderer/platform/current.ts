import { createDesktopPlatform } from './desktop.ts';
import type { Platform } from './platform.ts';
import { createWebPlatform } from './web.ts';

/** Chosen once at start: the desktop app's preload leaves its bridge on the window. */
export const platform: Platform = 'lampstand' in window ? createDesktopPlatform() : createWebPlatform();
