import {
  adminSetup,
  adminUsers,
  blockUser,
  deleteUser,
  setBirthDate,
  setGrants,
  setPastoral,
  setUserRole,
  unblockUser,
} from '../../core/contract/admin.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Context } from '../http/context.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { AdminService } from './service.ts';
import type { SetUp } from './setup.ts';

export const adminRoutes = (
  api: Api,
  admin: AdminService,
  setUp: SetUp,
  gate: GateSettings,
  /** The hash of the session's token. */
  sessionOf: (ctx: Context) => string | null,
): void => {
  const manager = allowed('manageUsers', gate);
  api.serveFor(manager, adminUsers, async ({ ctx, query }) => {
    const { users, total } = await admin.list(query);
    ctx.set('X-Total-Count', String(total));
    return users;
  });
  api.serveFor(manager, setUserRole, ({ account, params, body }) =>
    admin.setRole(account.id, params.userId, body.role),
  );
  api.serveFor(manager, blockUser, ({ account, params }) => admin.setBlocked(account.id, params.userId, true));
  api.serveFor(manager, unblockUser, ({ account, params }) => admin.setBlocked(account.id, params.userId, false));
  api.serveFor(manager, setPastoral, ({ account, params, body }) =>
    admin.setPastoral(account.id, params.userId, body.pastoral),
  );
  api.serveFor(manager, setGrants, ({ account, params, body }) =>
    admin.setGrants(account.id, params.userId, body.grants),
  );
  api.serveFor(manager, setBirthDate, ({ account, params, body }) =>
    admin.setBirthDate(account.id, params.userId, body.birthDate, body.reason),
  );
  api.serveFor(manager, deleteUser, ({ account, params }) => admin.remove(account.id, params.userId));
  api.serveFor(signedIn('Please sign in first.'), adminSetup, async ({ ctx, account, body }) => {
    await setUp({ userId: account.id, network: ctx.state.sender.network(), session: sessionOf(ctx) }, body);
    return { success: true } as const;
  });
};
