import { isGated, mayDo, type Action, type GateSettings } from '../../core/rules/abilities.ts';
import { HttpError, suspended } from './errors.ts';
import type { Account } from './identity/person.ts';
import type { Policy } from './serve.ts';
import { signedIn } from './signedIn.ts';

const anyAccount = signedIn();

/** Throws 403 `suspended` for who may only read for now. Where this stands alone, no subscription is needed. */
export const refuseSuspended = ({ suspendedUntil }: Pick<Account, 'suspendedUntil'>): void => {
  if (suspendedUntil !== null) throw suspended(suspendedUntil);
};

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
    if (mayDo({ ...subject, suspended: false, verified: true }, action, settings)) refuseSuspended(account);
    if (!account.verified && mayDo({ ...subject, verified: true }, action, settings))
      throw new HttpError('email_unverified', 'Please verify your email address first. We sent you a link.');
    throw new HttpError('forbidden', 'Your account may not do this.');
  };
