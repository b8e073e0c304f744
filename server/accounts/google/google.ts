import { z } from 'zod';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { consume } from '../../limits/service.ts';
import { desktopAddress, makeDesktopCode, useDesktopCode } from './desktopCodes.ts';
import { refuseTooManyRequests, type AccountDependencies, type Caller } from '../dependencies.ts';
import type { DesktopReturn, Flow, Provider, ProviderIdentity } from './provider.ts';
import { newUser, refuseUnderAge, registrations, type Registration } from '../registration/register.ts';
import { createSignedCookie } from './signedCookie.ts';
import { startSession } from '../signIn/signIn.ts';
import { emailKey, findByEmail, findByIdentity, insertIdentity, insertUser } from '../store.ts';
import { viewCurrentUser } from '../view.ts';

const MINUTE = 60_000;

/** Why somebody came back from Google without being signed in; the sign-in page says it in words. */
type Failure = 'off' | 'unavailable' | 'refused' | 'failed' | 'unverified' | 'unconfirmed' | 'blocked';

type Outcome = 'in' | 'new' | Failure;

export interface Google {
  /** Where the browser goes: to Google, or back to the sign-in page. */
  start(caller: Caller, returnTo: string | undefined): Promise<string>;
  /** As `start`, for a desktop app that waits on this person's computer. */
  startForDesktop(caller: Caller, desktop: DesktopReturn): Promise<string>;
  /** The app fetches what its browser brought: signs in, and gives the page to go to. */
  finishForDesktop(caller: Caller, code: string, verifier: string): Promise<string>;
  callback(caller: Caller): Promise<string>;
  pending(caller: Caller): { email: string; name: string };
  complete(caller: Caller, body: Omit<Registration, 'email' | 'password'>): Promise<CurrentUser>;
}

/** A path of ours, whatever was asked for. */
export const safeReturnPath = (wanted: string | undefined, origin: string): string => {
  if (!wanted || !URL.canParse(wanted, origin)) return '/';
  const { origin: leadsTo, pathname, search, hash } = new URL(wanted, origin);
  // A path that itself begins with two slashes would be read as another host.
  return leadsTo === origin && !pathname.startsWith('//') ? pathname + search + hash : '/';
};

export const createGoogle = (deps: AccountDependencies, provider: Provider | null): Google => {
  const { db, log, now, linkOrigin, sessions } = deps;
  const { isSecure } = sessions.cookie;
  const flows = createSignedCookie<Flow>('lampstand_google', 10 * MINUTE, isSecure);
  const newcomers = createSignedCookie<ProviderIdentity>('lampstand_signup', 15 * MINUTE, isSecure);
  const redirectUri = () => `${linkOrigin()}/api/auth/google/callback`;

  const failurePage = (why: Failure) => `/login?google=${why}`;

  /** Signs the person in who is known by issuer and subject, or by an address that both sides have confirmed. */
  const signInKnown = async (caller: Caller, vouched: ProviderIdentity): Promise<Outcome> => {
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
      newcomers.write(caller.ctx, vouched, at);
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

  const newcomer = (caller: Caller): ProviderIdentity => {
    const vouched = newcomers.read(caller.ctx, now());
    if (!vouched) throw notFound('Please sign in with Google again.');
    return vouched;
  };

  /** Signs in whom the provider vouched for, and gives the page to go to. */
  const signInOrRegister = async (caller: Caller, vouched: ProviderIdentity, returnTo: string): Promise<string> => {
    const outcome = await signInKnown(caller, vouched);
    log.info({ event: 'google_sign_in', outcome });
    if (outcome === 'in') return returnTo;
    return outcome === 'new' ? '/register?google=new' : failurePage(outcome);
  };

  /** Where a failure is told: on the sign-in page, or to the app that waits. */
  const failureAddress = (why: Failure, desktop: DesktopReturn | undefined) =>
    desktop ? desktopAddress(desktop, { error: why }) : failurePage(why);

  const begin = async ({ ctx }: Caller, returnTo: string, desktop?: DesktopReturn): Promise<string> => {
    if (!provider) return failureAddress('off', desktop);
    try {
      const { url, flow } = await provider.begin(redirectUri(), returnTo);
      flows.write(ctx, desktop ? { ...flow, desktop } : flow, now());
      return url.href;
    } catch (error) {
      log.warn({ event: 'google_unavailable', reason: error instanceof Error ? error.name : 'unknown' });
      return failureAddress('unavailable', desktop);
    }
  };

  return {
    start: (caller, returnTo) => begin(caller, safeReturnPath(returnTo, linkOrigin())),
    startForDesktop: (caller, desktop) => begin(caller, '/', desktop),
    async callback(caller) {
      const { ctx } = caller;
      if (!provider) return failurePage('off');
      const flow = flows.read(ctx, now());
      flows.clear(ctx);
      if (!flow) return failurePage('failed');
      const { desktop } = flow;
      if (ctx.query['error'] !== undefined && ctx.query['state'] === flow.state)
        return failureAddress('refused', desktop);
      let vouched: ProviderIdentity;
      try {
        vouched = await provider.finish(new URL(redirectUri() + ctx.search), flow);
      } catch (error) {
        log.warn({ event: 'google_refused', reason: error instanceof Error ? error.name : 'unknown' });
        return failureAddress('failed', desktop);
      }
      if (!desktop) return signInOrRegister(caller, vouched, flow.returnTo);
      // The browser itself is signed in to nothing: the person asked it to bring them back to the app.
      const { code, store } = makeDesktopCode(desktop.challenge, vouched, now());
      await db.write(store);
      return desktopAddress(desktop, { code });
    },
    async finishForDesktop(caller, code, verifier) {
      const vouched = await db.write(() => useDesktopCode(code, verifier, now()));
      if (!vouched) throw new HttpError('link_invalid', 'Please sign in with Google again.');
      return signInOrRegister(caller, vouched, '/');
    },
    pending(caller) {
      const { email, name } = newcomer(caller);
      return { email, name };
    },
    async complete(caller, body) {
      const at = now();
      const { ctx, network } = caller;
      const vouched = newcomer(caller);
      refuseUnderAgeAndForget(body.birthDate, at, () => newcomers.clear(ctx));
      const { max, window } = registrations;
      refuseTooManyRequests(await db.write(() => consume(`register:${network}`, max, window, at)), at);
      const user = newUser(
        { ...body, email: vouched.email, password_hash: null, birth_date: body.birthDate, verified_at: at },
        at,
      );
      await startSession(deps, caller, user, function* () {
        const added =
          (yield* insertUser(user)) && (yield* insertIdentity(vouched.issuer, vouched.subject, user.id, at));
        if (!added)
          throw new HttpError('conflict', 'There is an account for this already. Please sign in with Google again.');
      });
      newcomers.clear(ctx);
      log.info({ event: 'registered', userId: user.id, with: 'google' });
      return viewCurrentUser(user, deps.gate, at);
    },
  };
};

/** Nothing of somebody under 13 is kept, not even in their own cookie (docs/decisions.md 12). */
const refuseUnderAgeAndForget = (birthDate: string, now: number, forget: () => void): void => {
  try {
    refuseUnderAge(birthDate, now);
  } catch (error) {
    forget();
    throw error;
  }
};
