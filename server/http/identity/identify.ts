import type { Context, Middleware } from 'koa';
import { KIOSK_TOKEN } from '../../../core/contract/kiosk.ts';
import { HttpError } from '../errors.ts';
import {
  visitorPerson,
  networkKey,
  newVisitorCookie,
  accountPerson,
  kioskPerson,
  fingerprintKey,
  readVisitorCookie,
} from './personKeys.ts';
import type { Authenticate, FindKiosk, Sender } from './person.ts';
import type { State } from '../context.ts';

const PLAIN = 'lampstand_visitor';
/** The prefix makes browsers refuse the cookie unless it is Secure, for this host alone and for all paths. */
const SECURE = `__Host-${PLAIN}`;
const YEAR = 365 * 24 * 60 * 60;
const fingerprintPattern = /^fp_[A-Za-z0-9_-]{1,64}$/;

/**
 * Settles who is asking: a kiosk by its token, the account of the session, else a signed visitor cookie, given at the
 * first call. A token that no longer counts is refused, so that the screen in the lobby can say so.
 */
export const identify = (
  authenticate: Authenticate,
  findKiosk: FindKiosk,
  secret: string,
  isSecure: (ctx: Context) => boolean,
  now: () => number,
): Middleware<State> => {
  return async (ctx, next) => {
    const sender = new RequestSender(ctx, secret, now);
    const networkOfRequest = () => sender.network();
    ctx.state.sender = sender;
    ctx.state.person = (await kioskOf(ctx, networkOfRequest)) ?? (await personOf(ctx, networkOfRequest));
    await next();
  };

  async function kioskOf(ctx: Context, networkOfRequest: () => string) {
    const token = ctx.get(KIOSK_TOKEN);
    if (!token) return null;
    const kiosk = await findKiosk(token);
    if (!kiosk) throw new HttpError('kiosk_unpaired', 'This screen is no longer connected to its church.');
    return kioskPerson(kiosk, networkOfRequest);
  }

  async function personOf(ctx: Context, networkOfRequest: () => string) {
    const account = await authenticate(ctx);
    return account ? accountPerson(account, networkOfRequest) : visitorPerson(tracesOf(ctx), secret, now());
  }

  function tracesOf(ctx: Context) {
    const header = ctx.get('X-Browser-Fingerprint');
    const fingerprint = fingerprintPattern.test(header) ? header : null;
    return { visitor: visitorOf(ctx), fingerprint, address: ctx.ip };
  }

  function visitorOf(ctx: Context): string {
    const secure = isSecure(ctx);
    const known = readVisitorCookie(secret, ctx.cookies.get(secure ? SECURE : PLAIN));
    if (known !== null) return known;
    // Over https the cookie once had the plain name: who still has it stays the same visitor.
    const former = secure ? ctx.cookies.get(PLAIN) : undefined;
    const taken = readVisitorCookie(secret, former);
    const cookie = (taken !== null && former) || newVisitorCookie(secret);
    set(ctx, secure ? SECURE : PLAIN, cookie, YEAR, secure);
    if (former) set(ctx, PLAIN, '', 0, secure);
    return taken ?? readVisitorCookie(secret, cookie) ?? '';
  }
};

/**
 * A class, since every request has one: with a closure for each method V8 moved what belongs to a request into the old
 * generation, and a GET cost 1.7 times the CPU (docs/proof.md P1).
 */
class RequestSender implements Sender {
  private readonly ctx: Context;
  private readonly secret: string;
  private readonly now: () => number;

  constructor(ctx: Context, secret: string, now: () => number) {
    this.ctx = ctx;
    this.secret = secret;
    this.now = now;
  }

  network(): string {
    return networkKey(this.ctx.ip, this.secret, this.now());
  }

  fingerprint(fingerprint: string): string {
    return fingerprintKey(fingerprint, this.ctx.ip, this.secret, this.now());
  }
}

const set = (ctx: Context, name: string, value: string, maxAge: number, secure: boolean) =>
  ctx.append(
    'Set-Cookie',
    `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
