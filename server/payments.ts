import { appleData } from './billing/apple/personalData.ts';
import { appleRoutes } from './billing/apple/routes.ts';
import { createVerifier } from './billing/apple/verifier.ts';
import { billingRoutes } from './billing/routes.ts';
import {
  billingData,
  cancelOfBlocked,
  createBilling,
  isTestKey,
  registerBillingMails,
  settleEnded,
  type OnlinePayments,
} from './billing/service.ts';
import { createRenewalMails } from './billing/mail/renewals.ts';
import { createPrices } from './billing/stripe/prices.ts';
import { createReconcile } from './billing/stripe/reconcile.ts';
import { createSync } from './billing/stripe/sync.ts';
import { closedStripeWebhook, stripeWebhookRoute } from './billing/stripe/webhook/route.ts';
import { withLease } from './db/lease.ts';
import { registerTemplates } from './family/mails.ts';
import { familyData } from './family/personalData.ts';
import { familyRoutes } from './family/routes.ts';
import { createFamily } from './family/service.ts';
import { LEASE, type Shared } from './featureParts.ts';

/** How often ends that came by time alone are looked for, in milliseconds. */
const EXPIRY = 30_000;

/** How often it is looked whether something has to reach Stripe, in milliseconds. */
const REACH = 30_000;

/** Money: what is bought at Stripe or in the iOS app, and seats of families. */
export const addPayments = (shared: Shared, secret: string): void => {
  addApple(shared);
  addSubscriptions(shared, addStripe(shared));
  addEntitlements(shared);
  addFamily(shared, secret);
};

/** What people do about their subscription, and what of it still has to reach Stripe. */
const addSubscriptions = (shared: Shared, online: OnlinePayments | null): void => {
  const { api, bans, gate, hourly, jobs, linkOrigin, now, personalData, publicOrigin } = shared;
  const billing = createBilling({ ...shared, online, publicUrl: () => publicOrigin ?? linkOrigin() });
  billingRoutes(api, billing, gate);
  jobs.every('reach Stripe', REACH, (isStopping) => billing.runTasks(isStopping));
  hourly('sweep payment attempts', () => billing.sweep());
  personalData.register(billingData(now));
  bans.whenBanned(function* (userId) {
    yield* cancelOfBlocked(userId, now());
    return [];
  });
};

/** What plans open, until when, and the mails about them: wherever they were bought. */
const addEntitlements = (shared: Shared): void => {
  const { brand, db, jobs, linkOrigin, mailService, now, publicOrigin } = shared;
  registerBillingMails(mailService, { brand, publicUrl: () => publicOrigin ?? linkOrigin() });
  const lease = { job: 'end plans', milliseconds: LEASE, now };
  jobs.every('end plans', EXPIRY, (isStopping) => withLease(db, lease, () => settleEnded(shared, isStopping)));
};

/** What Stripe has, followed by its news and by asking; null without keys. */
const addStripe = (shared: Shared): OnlinePayments | null => {
  const { api, billingReconcileSeconds, db, hourly, jobs, now, stripe } = shared;
  if (!stripe) {
    closedStripeWebhook(api);
    return null;
  }
  const { client, settings } = stripe;
  const isLive = !isTestKey(settings.secretKey);
  const sync = createSync({ ...shared, stripe: client });
  stripeWebhookRoute({ api, db, stripe, isLive, sync, now });
  const reconcile = createReconcile({ ...shared, stripe: client, isLive, sync });
  const lease = { job: 'reconcile payments', milliseconds: LEASE, now };
  jobs.every('reconcile payments', billingReconcileSeconds * 1000, (isStopping) =>
    withLease(db, lease, () => reconcile.run(isStopping)),
  );
  hourly('sweep payment events', () => reconcile.sweepEvents());
  const prices = createPrices({ client, now });
  const renewals = createRenewalMails({ ...shared, stripe: client, prices });
  hourly('mail of renewals', (isStopping) => renewals.run(isStopping));
  hourly('sweep billing reminders', () => renewals.sweep());
  return { stripe: client, publishableKey: settings.publishableKey, sync, prices };
};

/** Seats of family plans, and invites to them. */
const addFamily = (shared: Shared, secret: string): void => {
  const { api, gate, hourly, linkOrigin, mailService, now, personalData, publicOrigin } = shared;
  const publicUrl = () => publicOrigin ?? linkOrigin();
  registerTemplates({ ...shared, secret, publicUrl }, mailService);
  const family = createFamily(shared);
  familyRoutes(api, family, gate);
  hourly('sweep family invites', () => family.sweep());
  personalData.register(familyData(now));
};

/** Purchases in the iOS app. */
const addApple = (shared: Shared): void => {
  const { api, apple: settings, log, personalData } = shared;
  appleRoutes(api, settings ? { ...shared, settings, verifier: createVerifier(settings, log) } : null);
  personalData.register(appleData);
};
