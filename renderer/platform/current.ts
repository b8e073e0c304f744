import type { JournalClient } from './journal/webClient.ts';

/** The desktop app's preload leaves its bridge on the window. */
const isDesktop = 'lampstand' in window;

const openJournal = async (): Promise<JournalClient> =>
  isDesktop
    ? (await import('./desktop/journal.ts')).openDesktopJournal()
    : (await import('./journal/webJournal.ts')).openWebJournal();

let opened: Promise<JournalClient> | null = null;

/** The place we run in, and what it can do beside showing pages. */
export const platform = {
  kind: isDesktop ? 'desktop' : 'web',
  /** Where our pages stand on the web, for links that are shared. The desktop app learns it from its server. */
  webOrigin: location.origin,
  /** The journal of this device. Loaded when it is first asked for; always the same one. */
  journal(): Promise<JournalClient> {
    opened ??= openJournal();
    // The file may be had the next time.
    opened.catch(() => (opened = null));
    return opened;
  },
};
