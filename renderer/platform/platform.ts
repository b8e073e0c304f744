import type { JournalClient } from './journal/webClient.ts';

/** What the place we run in can do beside showing pages. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** Where our pages stand on the web, for links that are shared. The desktop app learns it from its server. */
  webOrigin: string;
  /** The journal of this device. Loaded when it is first asked for; always the same one. */
  journal(): Promise<JournalClient>;
}
