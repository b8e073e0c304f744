import { live } from '../../core/contract/live.ts';
import type { Context } from '../http/context.ts';
import { HttpError } from '../http/errors.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { Live } from './hub.ts';

/**
 * Open to every account: who has no subscription hears of their own account there, and that one has begun. `tokenHashOf` gives the
 * hash of a request's session token.
 */
export const liveRoutes = (
  api: Api,
  { listen }: Pick<Live, 'listen'>,
  tokenHashOf: (ctx: Context) => string | null,
): void => {
  api.serveEvents(signedIn(), live, async ({ account, ctx }) => {
    const tokenHash = tokenHashOf(ctx);
    if (!tokenHash) throw new HttpError('not_signed_in', 'Please log in first.');
    return listen({ userId: account.id, tokenHash, isReconnected: ctx.get('Last-Event-ID') !== '' });
  });
};
