import type { JournalEngine } from './journal/engine.ts';

export interface SharedContent {
  title: string;
  text: string;
  /** Where it can be read: a chat shows a preview of it. */
  url?: string;
}

/**
 * What the place we run in can do beside showing pages. An ability that is not there is null, so that a screen has to
 * ask before it offers it.
 */
export interface Platform {
  kind: 'web' | 'desktop';
  /** The device's own share sheet. Settles as "cancelled" when the person closes it. */
  share: ((content: SharedContent) => Promise<'shared' | 'cancelled'>) | null;
  copyText: ((text: string) => Promise<void>) | null;
  /** Where our pages stand on the web, for links that are shared. The desktop app learns it from its server. */
  webOrigin: string;
  /** The journal of this device. Loaded when it is first asked for; always the same one. */
  journal(): Promise<JournalEngine>;
}
