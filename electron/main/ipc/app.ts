import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import type { Reminders } from '../preferences/reminders.ts';
import type { ServerChoice } from '../settings/server.ts';
import type { ServerStatus } from '../settings/serverStatus.ts';
import type { PageEvents } from './pageEvents.ts';
import type { Handlers } from './register.ts';

interface Parts {
  pageEvents: PageEvents;
  painted(): void;
  server: ServerChoice;
  serverStatus: Pick<ServerStatus, 'check'>;
  google: { start(): Promise<string> };
  reminders: Reminders;
  savePdf(): Promise<'saved' | 'cancelled'>;
}

export const appHandlers = ({
  pageEvents,
  painted,
  server,
  serverStatus,
  google,
  reminders,
  savePdf,
}: Parts): Handlers<'app'> => ({
  ready: () => pageEvents.ready(),
  painted,
  webOrigin: async () => (await server.webOrigin()) ?? noServer(),
  checkServer: () => serverStatus.check(),
  savePdf,
  startGoogleSignIn: () => google.start(),
  canShowReminder: () => reminders.canShow(),
  showReminder: () => reminders.show(),
});

const noServer = (): never => {
  throw new BridgeError('unavailable');
};
