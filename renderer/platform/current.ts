import type { JournalClient } from './journal/webClient.ts';

/** The desktop app's preload leaves its bridge on the window. */
const kind: 'desktop' | 'web' = 'lampstand' in window ? 'desktop' : 'web';

const openJournal = async (): Promise<JournalClient> =>
  kind === 'desktop'
    ? (await import('./desktop/journal.ts')).openDesktopJournal()
    : (await import('./journal/webJournal.ts')).openWebJournal();

let opened: Promise<JournalClient> | null = null;

/** The place we run in, and what it can do beside showing pages. */
export const platform = {
  kind,
  /** A desktop app that a person uses just for themselves has none. */
  hasServer: document.documentElement.dataset['desktop'] !== 'without',
  /** Where our pages stand on the web, for links that are shared. The desktop app learns it from its server. */
  webOrigin: location.origin,
  /** The journal of this device. Loaded when it is first asked for; always the same one. */
  journal(): Promise<JournalClient> {
    opened ??= openJournal();
    // The file may be had the next time. The desktop app has it: what failed there began to listen, and may not twice.
    if (kind === 'web') opened.catch(() => (opened = null));
    return opened;
  },
};
