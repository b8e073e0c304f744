import { adminSetup, adminUsers, blockUser, deleteUser, setUserRole, unblockUser } from '../../core/contract/admin.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import type { AdminService } from './service.ts';
import type { SetUp } from './setup.ts';

export const adminRoutes = (api: Api, admin: AdminService, setUp: SetUp, gate: GateSettings): void => {
  api.serve(adminUsers, async ({ ctx, person, query }) => {
    allowed(person, 'manageUsers', gate);
    const { users, total } = await admin.list(query.q ?? '', query.before, query.limit);
    ctx.set('X-Total-Count', String(total));
    return users;
  });
  api.serve(setUserRole, ({ person, params, body }) => {
    const { id } = allowed(person, 'manageUsers', gate);
    return admin.setRole(id, params.userId, body.role);
  });
  api.serve(blockUser, ({ person, params }) => {
    const { id } = allowed(person, 'manageUsers', gate);
    return admin.setBlocked(id, params.userId, true);
  });
  api.serve(unblockUser, ({ person, params }) => {
    const { id } = allowed(person, 'manageUsers', gate);
    return admin.setBlocked(id, params.userId, false);
  });
  api.serve(deleteUser, async ({ person, params }) => {
    const { id } = allowed(person, 'manageUsers', gate);
    await admin.remove(id, params.userId);
    return undefined;
  });
  api.serve(adminSetup, async ({ ctx, body }) => {
    await setUp(ctx.state.network(), body);
    return { success: true } as const;
  });
};
