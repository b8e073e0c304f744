import {
  billingPortal,
  cancelSubscription,
  changeSubscription,
  createSubscription,
  plans,
  previewSubscription,
  refundSubscription,
  resumeSubscription,
  subscription,
} from '../../core/contract/billing.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { BillingService } from './service.ts';

export const billingRoutes = (api: Api, service: BillingService, gate: GateSettings): void => {
  // Whoever has something may look after it and end it, whether or not their address is confirmed.
  const anybody = signedIn();

  api.serve(plans, () => service.plans());
  api.serveFor(anybody, subscription, ({ account }) => service.state(account.id));
  api.serveFor(allowed('pay', gate), createSubscription, ({ account, person, body }) =>
    service.create(account.id, person.networkOfRequest(), body.planId),
  );
  api.serveFor(anybody, previewSubscription, ({ account, query }) => service.preview(account.id, query.planId));
  api.serveFor(anybody, changeSubscription, ({ account, body }) => service.change(account.id, body.planId));
  api.serveFor(anybody, cancelSubscription, ({ account }) => service.cancel(account.id));
  api.serveFor(anybody, resumeSubscription, ({ account }) => service.resume(account.id));
  api.serveFor(anybody, refundSubscription, ({ account }) => service.refund(account.id));
  api.serveFor(anybody, billingPortal, ({ account }) => service.portal(account.id));
};
