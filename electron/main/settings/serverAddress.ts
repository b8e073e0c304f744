import { readServerAddress } from '../../../core/rules/network/serverAddress.ts';

/** Where a server runs that was started on this computer with `npm start`. */
export const defaultServer = 'http://localhost:3000';

/** The server to talk to: LAMPSTAND_SERVER where it is set (a wrong one stops the start), else the setting. */
export const chooseServer = (fromEnvironment: string | undefined, fromSettings: string | undefined): string => {
  if (!fromEnvironment) return readServerAddress(fromSettings ?? '') ?? defaultServer;
  const origin = readServerAddress(fromEnvironment);
  if (!origin) throw new Error('LAMPSTAND_SERVER has to be an https address, or http://localhost, without a path.');
  return origin;
};
