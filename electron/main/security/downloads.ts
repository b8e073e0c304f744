import type { Session } from 'electron';
import { readOwnAddress } from './ownPages.ts';

/** Only what our own pages made (a picture to share, an export) is saved, and only where the person says. */
export const isOwnDownload = (addresses: readonly string[]): boolean =>
  addresses.length > 0 && addresses.every((address) => readOwnAddress(address.replace(/^blob:/, '')) !== null);

export const refuseDownloads = (session: Session): void => {
  session.on('will-download', (event, item) => {
    if (!isOwnDownload([item.getURL(), ...item.getURLChain()])) event.preventDefault();
  });
};
