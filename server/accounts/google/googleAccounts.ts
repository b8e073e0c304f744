import { z } from 'zod';
import type { CurrentUser, googleComplete } from '../../../core/contract/accounts.ts';
import type { BodyOut } from '../../../core/contract/endpoint.ts';
import { isOldEnough } from '../../../core/rules/ages.ts';
import { cookieNames } from '../../../core/rules/kept/cookieNames.ts';
import { retention } from '../../../core/rules/retention.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { consumeOrRefuse } from '../../limits/service.ts';
import type { AccountDependencies, Caller } from '../dependencies.ts';
import { newUser, refuseUnderAge, refuseUnfitNames, registrations } from '../registration/register.ts';
import { startSession } from '../signIn/signIn.ts';
import { emailKey, findByEmail, findByIdentity, insertIdentity, insertUser } from '../store.ts';
import { viewCurrentUser } from '../view.ts';
import type { ProviderIdentity } from './provider.ts';
import { createSignedCookie, type SignedCookie } from './signedCookie.ts';

/** Why somebody came back from Google without being signed in; the sign-in page says it in words. */
export type Failure = 'off' | 'unavailable' | 'refused' | 'failed' | 'unverified' | 'unconfirmed' | 'blocked';

type SignInOutcome = 'in' | 'new' | Failure;

/** Signing in to the accounts of people that Google vouches for. */
export const createGoogleAccounts = (deps: AccountDependencies) => {
  const { db, log, now, sessions } = deps;
  const cookie = createSignedCookie<ProviderIdentity>(
    cookieNames.googleRegistration,
    retention.googleRegistration,
    sessions.cookie.isSecure,
  );

  /**
   * Signs the person in who is known by issuer and subject, or by an address that both sides have confirmed. Remembers a
   * newcomer in their cookie.
   */
  const signIn = async (caller: Caller, vouched: ProviderIdentity): Promise<SignInOutcome> => {
    const at = now();
    const { issuer, subject } = vouched;
    const known = await db.read(() => findByIdentity(issuer, subject));
    if (known) {
      if (known.blocked) return 'blocked';
      await startSession(deps, caller, known);
      return 'in';
    }
    // Without Google's word for it an address is only a claim, and a claim must never open an account.
    if (!vouched.emailVerified || !z.email().max(254).safeParse(vouched.email).success) return 'unverified';
    const owner = await db.read(() => findByEmail(emailKey(vouched.email)));
    if (!owner) {
      if (await db.read(() => deps.bans.isBanned(emailKey(vouched.email)))) return 'blocked';
      cookie.write(caller.ctx, vouched, at);
      return 'new';
    }
    // Whoever made that account never showed that the address is theirs: perhaps it was made to lie in wait.
    if (owner.verified_at === null) return 'unconfirmed';
    if (owner.blocked) return 'blocked';
    await startSession(deps, caller, owner, function* () {
      yield* insertIdentity(issuer, subject, owner.id, at);
    });
    log.info({ event: 'google_linked', userId: owner.id });
    return 'in';
  };

  return { signIn, newcomers: createNewcomers(deps, cookie) };
};

/** Makes accounts for newcomers, whom Google vouched for a moment ago. */
const createNewcomers = (deps: AccountDependencies, cookie: SignedCookie<ProviderIdentity>) => {
  const { db, log, now } = deps;

  /** Throws 404 when there is no newcomer in this browser, or not any more. */
  const newcomer = (caller: Caller): ProviderIdentity => {
    const vouched = cookie.read(caller.ctx, now());
    if (!vouched) throw notFound('Please sign in with Google again.');
    return vouched;
  };

  return {
    pending(caller: Caller) {
      const { email, name } = newcomer(caller);
      return { email, name };
    },
    async complete(caller: Caller, body: BodyOut<typeof googleComplete>): Promise<CurrentUser> {
      const at = now();
      const { ctx, network } = caller;
      const vouched = newcomer(caller);
      // Nothing of somebody under 13 is kept, not even in their own cookie (docs/decisions.md 12).
      if (!isOldEnough(body.birthDate, at)) cookie.clear(ctx);
      refuseUnderAge(body.birthDate, at);
      refuseUnfitNames(body);
      await db.write(() => consumeOrRefuse(`register:${network}`, registrations, at));
      const user = newUser(
        { ...body, email: vouched.email, password_hash: null, birth_date: body.birthDate, verified_at: at },
        at,
      );
      await startSession(deps, caller, user, function* () {
        const added =
          !(yield* deps.bans.isBanned(emailKey(user.email))) &&
          (yield* insertUser(user)) &&
          (yield* insertIdentity(vouched.issuer, vouched.subject, user.id, at));
        if (!added)
          throw new HttpError('conflict', 'There is an account for this already. Please sign in with Google again.');
      });
      cookie.clear(ctx);
      log.info({ event: 'registered', userId: user.id, with: 'google' });
      return viewCurrentUser(user, deps.gate, at);
    },
  };
};
