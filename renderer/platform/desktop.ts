import type { JournalEngine } from './journal/engine.ts';
import type { Platform } from './platform.ts';
import { createWebPlatform } from './web.ts';

let opened: Promise<JournalEngine> | null = null;
const journal = (): Promise<JournalEngine> =>
  (opened ??= import('./desktop/journal.ts').then(({ openDesktopJournal }) => openDesktopJournal()));

/** Inside Electron there is no share sheet on most systems, and the clipboard is the browser's. */
export const createDesktopPlatform = (): Platform => ({
  ...createWebPlatform(),
  kind: 'desktop',
  share: null,
  journal,
});
