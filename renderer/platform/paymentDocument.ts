import { isSubscribePath } from '../../core/rules/billing/paths.ts';
import { platform } from './current.ts';

/** Whether this document was loaded for /subscribe, and with the headers that let Stripe's script in. */
export const isPaymentDocument = platform.kind === 'web' && isSubscribePath(location.pathname);

/** Whether a page of ours needs another document than this one: Stripe's script is let into that of /subscribe alone. */
export const needsOtherDocument = (path: string): boolean =>
  platform.kind === 'web' && isSubscribePath(path) !== isPaymentDocument;

/** Whether the service worker has answered for a server that did not: this document can't load Stripe's script, ever. */
export const isKeptDocument = (): boolean => 'kept' in document.documentElement.dataset;
