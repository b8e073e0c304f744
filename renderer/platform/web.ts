import type { JournalClient } from './journal/webClient.ts';
import type { Platform } from './platform.ts';

export const createWebPlatform = (): Platform => ({
  kind: 'web',
  webOrigin: location.origin,
  journal,
});

let opened: Promise<JournalClient> | null = null;
const journal = (): Promise<JournalClient> => {
  opened ??= import('./journal/webJournal.ts').then(({ openWebJournal }) => openWebJournal());
  // The file may be had the next time.
  opened.catch(() => (opened = null));
  return opened;
};
