import { registerTemplates } from './family/mails.ts';
import { familyData } from './family/personalData.ts';
import { familyRoutes } from './family/routes.ts';
import { createFamily } from './family/service.ts';
import type { Shared } from './featureParts.ts';

/** Money: what is bought at Stripe or in the iOS app, and seats of families. */
export const addPayments = (shared: Shared, secret: string): void => {
  addFamily(shared, secret);
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
