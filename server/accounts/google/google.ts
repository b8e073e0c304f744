import { cookieNames } from '../../../core/rules/kept/cookieNames.ts';
import { retention } from '../../../core/rules/retention.ts';
import { HttpError } from '../../http/errors.ts';
import type { AccountDependencies, Caller } from '../dependencies.ts';
import { desktopAddress, makeDesktopCode, useDesktopCode } from './desktopCodes.ts';
import { createGoogleAccounts, type Failure } from './googleAccounts.ts';
import type { DesktopReturn, Flow, Provider, ProviderIdentity } from './provider.ts';
import { createSignedCookie } from './signedCookie.ts';

/** A path of ours, whatever was asked for. */
export const safeReturnPath = (wanted: string | undefined, origin: string): string => {
  if (!wanted || !URL.canParse(wanted, origin)) return '/';
  const { origin: leadsTo, pathname, search, hash } = new URL(wanted, origin);
  // A path that itself begins with two slashes would be read as another host.
  return leadsTo === origin && !pathname.startsWith('//') ? pathname + search + hash : '/';
};

const failurePage = (why: Failure) => `/login?google=${why}`;

/** Where a failure is told: on the sign-in page, or to the app that waits. */
const failureAddress = (why: Failure, desktop: DesktopReturn | undefined) =>
  desktop ? desktopAddress(desktop, { error: why }) : failurePage(why);

export const createGoogle = (deps: AccountDependencies, provider: Provider | null) => {
  const { db, log, now, linkOrigin, sessions } = deps;
  const flows = createSignedCookie<Flow>(cookieNames.google, retention.googleSignIn, sessions.cookie.isSecure);
  const accounts = createGoogleAccounts(deps);
  const redirectUri = () => `${linkOrigin()}/api/auth/google/callback`;

  /** Signs in whom the provider vouched for, and gives the page to go to. */
  const signInOrRegister = async (caller: Caller, vouched: ProviderIdentity, returnTo: string): Promise<string> => {
    const outcome = await accounts.signIn(caller, vouched);
    log.info({ event: 'google_sign_in', outcome });
    if (outcome === 'in') return returnTo;
    return outcome === 'new' ? '/register?google=new' : failurePage(outcome);
  };

  /** Gives where the browser goes: to Google, or to where the failure is told. */
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
    start: (caller: Caller, returnTo: string | undefined) => begin(caller, safeReturnPath(returnTo, linkOrigin())),
    /** As `start`, for a desktop app that waits on this person's computer. */
    startForDesktop: (caller: Caller, desktop: DesktopReturn) => begin(caller, '/', desktop),
    async callback(caller: Caller): Promise<string> {
      const { ctx } = caller;
      if (!provider) return failurePage('off');
      const flow = flows.read(ctx, now());
      flows.clear(ctx);
      if (!flow) return failurePage('failed');
      const { desktop } = flow;
      if (ctx.query['error'] !== undefined && ctx.query['state'] === flow.state)
        return failureAddress('refused', desktop);
      const vouched = await provider.finish(new URL(redirectUri() + ctx.search), flow).catch((error: unknown) => {
        log.warn({ event: 'google_refused', reason: error instanceof Error ? error.name : 'unknown' });
      });
      if (!vouched) return failureAddress('failed', desktop);
      if (!desktop) return signInOrRegister(caller, vouched, flow.returnTo);
      // The browser itself is signed in to nothing: the person asked it to bring them back to the app.
      const { code, store } = makeDesktopCode(desktop.challenge, vouched, now());
      await db.write(store);
      return desktopAddress(desktop, { code });
    },
    /** The app fetches what its browser brought: signs in, and gives the page to go to. */
    async finishForDesktop(caller: Caller, code: string, verifier: string): Promise<string> {
      const vouched = await db.write(() => useDesktopCode(code, verifier, now()));
      if (!vouched) throw new HttpError('link_invalid', 'Please sign in with Google again.');
      return signInOrRegister(caller, vouched, '/');
    },
    ...accounts.newcomers,
  };
};
