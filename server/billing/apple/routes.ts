import { appleNotification, validateReceipt } from '../../../core/contract/billing.ts';
import { HttpError } from '../../http/errors.ts';
import type { Api } from '../../http/serve.ts';
import { signedIn } from '../../http/signedIn.ts';
import { createReceiveNotification } from './notifications.ts';
import { createValidateReceipt, type AppleDependencies } from './validate.ts';

/** Purchases in the iOS app; without its settings none is accepted. */
export const appleRoutes = (api: Api, deps: AppleDependencies | null): void => {
  const validate = deps && createValidateReceipt(deps);
  const receive = deps && createReceiveNotification(deps);

  // Without a confirmed address too: who restores has paid already. The app asks for one before buying.
  api.serveFor(signedIn(), validateReceipt, ({ account, body }) => {
    if (!validate) throw notSold();
    return validate(account.id, body.receiptData);
  });
  api.serve(appleNotification, async ({ body }) => {
    if (!receive) throw notSold();
    await receive(body.signedPayload);
    return { received: true } as const;
  });
};

const notSold = () => new HttpError('payments_unavailable', 'Purchases in the iOS app are not set up here.');
