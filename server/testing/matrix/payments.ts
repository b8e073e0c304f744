import { randomUUID } from 'node:crypto';
import type { Row } from './row.ts';

const plan = () => ({ body: { planId: 'premium' as const } });
const empty = () => ({ body: {} });

/** Money, where no payments are set up: who may ask hears that. */
export const paymentRows = () =>
  ({
    plans: { who: 'everyone', ok: 200 },
    subscription: { who: 'signedIn', ok: 200 },
    createSubscription: { who: 'signedIn', ok: 503, input: plan },
    previewSubscription: { who: 'signedIn', ok: 503, input: () => ({ query: { planId: 'premium' } }) },
    changeSubscription: { who: 'signedIn', ok: 503, input: plan },
    cancelSubscription: { who: 'signedIn', ok: 503, input: empty },
    resumeSubscription: { who: 'signedIn', ok: 503, input: empty },
    refundSubscription: { who: 'signedIn', ok: 503, input: empty },
    billingPortal: { who: 'signedIn', ok: 503, input: empty },
    stripeWebhook: { who: 'everyone', ok: 503, input: empty },
    validateReceipt: { who: 'signedIn', ok: 503, input: () => ({ body: { receiptData: 'eyJ.e30.c2ln' } }) },
    appleNotification: { who: 'everyone', ok: 503, input: () => ({ body: { signedPayload: 'eyJ.e30.c2ln' } }) },
    family: { who: 'signedIn', ok: 403 },
    inviteToFamily: { who: 'signedIn', ok: 403, input: () => ({ body: { email: 'someone@example.org' } }) },
    deleteFamilyInvite: { who: 'signedIn', ok: 404, input: () => ({ params: { id: randomUUID() } }) },
    deleteFamilySeat: { who: 'signedIn', ok: 404, input: () => ({ params: { userId: randomUUID() } }) },
    joinFamily: { who: 'signedIn', ok: 400, input: () => ({ body: { token: 'nobody-s' } }) },
  }) satisfies Record<string, Row>;
