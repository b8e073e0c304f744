import { session as sessions, type Session } from 'electron';
import { isAllowedRequest } from '../../security/network.ts';

/**
 * The session of a kiosk's pages: in memory alone, so that nothing anybody does there is ever written to the disk. On top
 * of the app's own rules: no permission, no download, no picture from elsewhere.
 */
export const openKioskSession = (): Session => {
  const session = sessions.fromPartition('kiosk', { cache: false });
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest(({ url, resourceType, webContentsId }, answer) => {
    const fromPage = webContentsId !== undefined;
    const outside = fromPage && URL.parse(url)?.protocol === 'https:';
    answer({ cancel: outside || !isAllowedRequest({ url, resourceType, fromPage }) });
  });
  return session;
};
