import type { Session } from 'electron';
import { readOwnAddress } from './ownPages.ts';

/** What is known of a request before it is made. `fromPage` is false for the main process's own. */
export interface Attempt {
  url: string;
  resourceType: string;
  fromPage: boolean;
}

/**
 * Which requests may be made at all: pages reach our scheme and, for avatars, https pictures; only the main process
 * talks to the server (docs/proof.md E1). The content security policy says the same; this holds should a page ever come
 * without it.
 */
export const isAllowedRequest = ({ url, resourceType, fromPage }: Attempt): boolean => {
  const protocol = URL.parse(url)?.protocol;
  if (!fromPage) return protocol === 'https:' || protocol === 'http:';
  switch (protocol) {
    case 'app:': {
      const own = readOwnAddress(url);
      return own !== null && !(own.isApi && isPage(resourceType));
    }
    case 'https:':
      return resourceType === 'image';
    case 'data:':
    case 'blob:':
      return !isPage(resourceType);
    case 'devtools:':
      return true;
    default:
      return false;
  }
};

const isPage = (resourceType: string) => resourceType === 'mainFrame' || resourceType === 'subFrame';

export const restrictNetwork = (session: Session): void => {
  // Chromium's spelling checker fetches its dictionaries from a third party.
  session.setSpellCheckerEnabled(false);
  session.webRequest.onBeforeRequest(({ url, resourceType, webContentsId }, answer) =>
    answer({ cancel: !isAllowedRequest({ url, resourceType, fromPage: webContentsId !== undefined }) }),
  );
};
