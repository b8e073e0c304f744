import { registerBillingMails, settleEnded } from './billing/service.ts';
import { withLease } from './db/lease.ts';
import { registerTemplates } from './family/mails.ts';
import { familyData } from './family/personalData.ts';
import { familyRoutes } from './family/routes.ts';
import { createFamily } from './family/service.ts';
import { LEASE, type Shared } from './featureParts.ts';

/** How often ends that came by time alone are looked for, in milliseconds. */
const EXPIRY = 30_000;

/** Money: what is bought at Stripe or in the iOS app, and seats of families. */
export const addPayments = (shared: Shared, secret: string): void => {
  addEntitlements(shared);
  addFamily(shared, secret);
};

/** What plans open, until when, and the mails about them: wherever they were bought. */
const addEntitlements = (shared: Shared): void => {
  const { brand, db, jobs, linkOrigin, mailService, now, publicOrigin } = shared;
  registerBillingMails(mailService, { brand, publicUrl: () => publicOrigin ?? linkOrigin() });
  const lease = { job: 'end plans', milliseconds: LEASE, now };
  jobs.every('end plans', EXPIRY, (isStopping) => withLease(db, lease, () => settleEnded(shared, isStopping)));
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
