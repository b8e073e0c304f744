import { isGated, mayDo, type Action, type GateSettings } from '../../core/rules/abilities.ts';
import { HttpError } from './errors.ts';
import type { Policy } from './serve.ts';
import { signedIn } from './signedIn.ts';

const anyAccount = signedIn();

/**
 * Lets an account pass that may do this. Throws 401 for nobody, 402 where a subscription is what is missing, 403 for
 * a suspended account, an address that is not confirmed or powers that were not granted.
 */
export const allowed =
  (action: Action, settings: GateSettings): Policy =>
  (person) => {
    const account = anyAccount(person);
    const subject = { ...account, suspended: account.suspendedUntil !== null };
    if (mayDo(subject, action, settings)) return account;
    if (isGated(action) && !mayDo(subject, 'readGated', settings))
      throw new HttpError('subscription_required', 'This part needs a subscription.', { requiresSubscription: true });
    if (account.suspendedUntil !== null && mayDo({ ...subject, suspended: false, verified: true }, action, settings))
      throw new HttpError('suspended', 'Your account may only read for now.', {
        suspendedUntil: new Date(account.suspendedUntil).toISOString(),
      });
    if (!account.verified && mayDo({ ...subject, verified: true }, action, settings))
      throw new HttpError('email_unverified', 'Please verify your email address first. We sent you a link.');
    throw new HttpError('forbidden', 'Your account may not do this.');
  };
