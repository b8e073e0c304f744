import type { AdminUser } from '../../../../core/contract/admin.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { Grant, Role } from '../../../../core/rules/roles.ts';

/** What an admin can do to an account, with its toasts (docs/specification.md 2 §8). */
export type UserAction =
  | AskedAction
  | { kind: 'unblock' }
  | { kind: 'pastoral'; pastoral: boolean }
  | { kind: 'grants'; grants: Grant[] }
  | { kind: 'birthDate'; birthDate: string; reason: string };

/** What takes something from an account or gives it power: it may be asked about first. */
export type AskedAction = { kind: 'role'; role: Role } | { kind: 'block' | 'delete' };

const titles: Readonly<Record<UserAction['kind'], { done: string; failed: string }>> = {
  role: { done: 'User role updated successfully', failed: 'Failed to update user role' },
  block: { done: 'User blocked successfully', failed: 'Failed to block user' },
  unblock: { done: 'User unblocked successfully', failed: 'Failed to unblock user' },
  pastoral: { done: 'Pastoral team changed', failed: 'Failed to change the pastoral team' },
  grants: { done: 'Powers changed', failed: 'Failed to change powers' },
  birthDate: { done: 'Birth date changed', failed: 'Failed to change the birth date' },
  delete: { done: 'User deleted successfully', failed: 'Failed to delete user' },
};

export type ActionEnd = { user: AdminUser | null } | { failed: string; because: string };

/** Does it and says so. Gives the account as it is now, null when it is gone, or what to say where the admin is. */
export const act = async ({ id }: AdminUser, action: UserAction): Promise<ActionEnd> => {
  const { done, failed } = titles[action.kind];
  try {
    const user = await send(id, action);
    toast(done);
    return { user };
  } catch (error) {
    const because = sentenceOf(error);
    toast(failed, { description: because, tone: 'bad' });
    return { failed, because };
  }
};

const send = async (userId: string, action: UserAction): Promise<AdminUser | null> => {
  const params = { userId };
  switch (action.kind) {
    case 'role':
      return call('setUserRole', { params, body: { role: action.role } });
    case 'block':
      return call('blockUser', { params });
    case 'unblock':
      return call('unblockUser', { params });
    case 'pastoral':
      return call('setPastoral', { params, body: { pastoral: action.pastoral } });
    case 'grants':
      return call('setGrants', { params, body: { grants: action.grants } });
    case 'birthDate':
      return call('setBirthDate', { params, body: { birthDate: action.birthDate, reason: action.reason } });
    case 'delete':
      await call('deleteUser', { params });
      return null;
  }
};
