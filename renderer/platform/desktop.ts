import type { JournalEngine } from './journal/engine.ts';
import type { Platform } from './platform.ts';
import { createWebPlatform } from './web.ts';

let opened: Promise<JournalEngine> | null = null;
const journal = (): Promise<JournalEngine> =>
  (opened ??= import('./desktop/journal.ts').then(({ openDesktopJournal }) => openDesktopJournal()));

export const createDesktopPlatform = (): Platform => ({
  ...createWebPlatform(),
  kind: 'desktop',
  journal,
});
