import type { Context, Middleware } from 'koa';
import { KIOSK_TOKEN } from '../../../core/contract/kiosk.ts';
import type { State } from '../context.ts';
import { HttpError } from '../errors.ts';
import type { DaySalts } from './daySalts.ts';
import type { Authenticate, FindKiosk } from './person.ts';
import { accountPerson, dayKeyOf, kioskPerson, visitorPerson } from './personKeys.ts';
import { RequestSender } from './requestSender.ts';

const fingerprintPattern = /^fp_[A-Za-z0-9_-]{1,64}$/;

interface Dependencies {
  authenticate: Authenticate;
  findKiosk: FindKiosk;
  salts: DaySalts;
  secret: string;
  isSecure: (ctx: Context) => boolean;
  now: () => number;
}

/**
 * Settles who is asking: a kiosk by its token, the account of the session, else a visitor by their signed cookie; who has
 * none is nobody in particular. A token that no longer counts is refused, so that the screen in the lobby can say so.
 */
export const identify = ({
  authenticate,
  findKiosk,
  salts,
  secret,
  isSecure,
  now,
}: Dependencies): Middleware<State> => {
  return async (ctx, next) => {
    const at = now();
    const salt = salts.at(at);
    const dayKey = dayKeyOf(secret, typeof salt === 'string' ? salt : await salt);
    // One key for the whole request, also where midnight passes while it is answered.
    const sender = new RequestSender(ctx, { secret, dayKey, isSecure: isSecure(ctx), at });
    ctx.state.sender = sender;
    ctx.state.person = (await kioskOf(ctx, sender)) ?? (await personOf(ctx, sender, dayKey));
    await next();
  };

  async function kioskOf(ctx: Context, sender: RequestSender) {
    const token = ctx.get(KIOSK_TOKEN);
    if (!token) return null;
    const kiosk = await findKiosk(token);
    if (!kiosk) throw new HttpError('kiosk_unpaired', 'This screen is no longer connected to its church.');
    return kioskPerson(kiosk, () => sender.network());
  }

  async function personOf(ctx: Context, sender: RequestSender, dayKey: string) {
    const account = await authenticate(ctx);
    if (account) return accountPerson(account, () => sender.network());
    const header = ctx.get('X-Browser-Fingerprint');
    return visitorPerson(sender.visitor(), fingerprintPattern.test(header) ? header : null, sender, dayKey);
  }
};
