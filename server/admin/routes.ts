import { adminSetup, adminUsers, blockUser, deleteUser, setUserRole, unblockUser } from '../../core/contract/admin.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import type { AdminService } from './service.ts';
import type { SetUp } from './setup.ts';

export const adminRoutes = (api: Api, admin: AdminService, setUp: SetUp, gate: GateSettings): void => {
  const manager = allowed('manageUsers', gate);
  api.serveFor(manager, adminUsers, async ({ ctx, query }) => {
    const { users, total } = await admin.list(query.q ?? '', query.before, query.limit);
    ctx.set('X-Total-Count', String(total));
    return users;
  });
  api.serveFor(manager, setUserRole, ({ account, params, body }) =>
    admin.setRole(account.id, params.userId, body.role),
  );
  api.serveFor(manager, blockUser, ({ account, params }) => admin.setBlocked(account.id, params.userId, true));
  api.serveFor(manager, unblockUser, ({ account, params }) => admin.setBlocked(account.id, params.userId, false));
  api.serveFor(manager, deleteUser, async ({ account, params }) => {
    await admin.remove(account.id, params.userId);
    return undefined;
  });
  api.serve(adminSetup, async ({ ctx, body }) => {
    await setUp(ctx.state.network(), body);
    return { success: true } as const;
  });
};
