import type { Platform } from './platform.ts';
import { createWebPlatform } from './web.ts';

/** Inside Electron there is no share sheet on most systems, and the clipboard is the browser's. */
export const createDesktopPlatform = (): Platform => ({ ...createWebPlatform(), kind: 'desktop', share: null });
