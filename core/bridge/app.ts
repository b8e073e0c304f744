import type { BridgeEvent } from './events.ts';
import { verb } from './verb.ts';

export const app = {
  /** The page listens now: gives what happened while nobody did (a link that started the app). */
  ready: verb().returns<BridgeEvent[]>(),
  /** The page shows something: what takes longer, as opening a long journal does, may begin. */
  painted: verb().returns<void>(),
  /** Where our pages are on the web, for links that are shared: the server's public address. */
  webOrigin: verb().returns<string>(),
  /** Asks the server now whether it can be reached; a change is told as an event too. */
  checkServer: verb().returns<boolean>(),
  /** Saves what the window shows as a PDF, where the person says. */
  savePdf: verb().returns<'saved' | 'cancelled'>(),
  /** Begins a sign-in with Google. Gives the address for the system's browser, which leads back to the app. */
  startGoogleSignIn: verb().returns<string>(),
  /** Whether this system shows notifications. */
  canShowReminder: verb().returns<boolean>(),
  /** Shows the one that says that it is time to pray. */
  showReminder: verb().returns<void>(),
};
