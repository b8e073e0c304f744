import type { Protocol, Session } from 'electron';
import { scheme } from '../security/ownPages.ts';

/** Before the app is ready: makes app:// an origin like https://, so that storage, modules and fetch work in it. */
export const registerScheme = (protocol: Protocol): void => {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
};

export const serveScheme = (session: Session, handler: (request: Request) => Promise<Response>): void => {
  session.protocol.handle(scheme, handler);
};
