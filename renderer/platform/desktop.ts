import type { JournalClient } from './journal/webClient.ts';
import type { Platform } from './platform.ts';
import { createWebPlatform } from './web.ts';

let opened: Promise<JournalClient> | null = null;
const journal = (): Promise<JournalClient> =>
  (opened ??= import('./desktop/journal.ts').then(({ openDesktopJournal }) => openDesktopJournal()));

export const createDesktopPlatform = (): Platform => ({
  ...createWebPlatform(),
  kind: 'desktop',
  journal,
});
