import { live } from '../../core/contract/live.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Context } from '../http/context.ts';
import { HttpError } from '../http/errors.ts';
import type { Api } from '../http/serve.ts';
import type { Live } from './hub.ts';

/** `tokenHashOf` gives the hash of a request's session token. */
export const liveRoutes = (
  api: Api,
  { listen }: Pick<Live, 'listen'>,
  gate: GateSettings,
  tokenHashOf: (ctx: Context) => string | null,
): void => {
  api.serveEvents(allowed('readGated', gate), live, async ({ account, ctx }) => {
    const tokenHash = tokenHashOf(ctx);
    if (!tokenHash) throw new HttpError('not_signed_in', 'Please log in first.');
    return listen({ userId: account.id, tokenHash, isReconnected: ctx.get('Last-Event-ID') !== '' });
  });
};
