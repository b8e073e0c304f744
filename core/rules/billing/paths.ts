/** Where a plan is chosen and paid for. */
export const subscribePath = '/subscribe';
/** Where a bank leads back to, and where what was bought is confirmed. */
export const successPath = '/subscription-success';

const ofSubscribe = /^\/subscribe\/?$/i;

/**
 * Whether a path is the page that may load Stripe. The router takes a slash at the end and capitals for the same page, so the
 * server has to as well.
 */
export const isSubscribePath = (path: string): boolean => ofSubscribe.test(path);
