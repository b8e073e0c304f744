import type { Session } from 'electron';
import { origin } from './ownPages.ts';

/** All that a page may use of the device: writing plain text to the clipboard, for "Copy" (docs/proof.md E5). */
const allowed: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

/** Whether a page at `address` gets a permission. */
export const isPermitted = (permission: string, address: string | undefined, isMainFrame: boolean): boolean => {
  const url = address === undefined ? null : URL.parse(address);
  return allowed.has(permission) && isMainFrame && url !== null && `${url.protocol}//${url.host}` === origin;
};

/** Answers both ways a page can ask (request and check), and for devices and screens too. */
export const denyPermissions = (session: Session): void => {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(isPermitted(permission, requestingUrl, isMainFrame)),
  );
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin, { isMainFrame }) =>
    isPermitted(permission, requestingOrigin, isMainFrame),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
};
