/** The name of the Background Sync that the page asks for and the service worker answers. */
export const SYNC_TAG = 'lampstand-outbox';
