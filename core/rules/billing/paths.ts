/** Where a plan is chosen and paid for. */
export const subscribePath = '/subscribe';
/** Where a bank leads back to, and where what was bought is confirmed. */
export const successPath = '/subscription-success';

const ofSubscribe = /^\/subscribe\/?$/i;
const ofSuccess = /^\/subscription-success\/?$/i;

/**
 * Whether a path is the page that may load Stripe. The router takes a slash at the end and capitals for the same page, so the
 * server has to as well.
 */
export const isSubscribePath = (path: string): boolean => ofSubscribe.test(path);

/** Whether a path is the page that a bank leads back to, written in any way that the router takes. */
export const isSuccessPath = (path: string): boolean => ofSuccess.test(path);
