import { findUser, type PersonalFeature } from '../../accounts/service.ts';
import { behind } from '../../db/newestFirst.ts';
import { viewInvite } from './service.ts';
import { listInvitesBy, removeInvitesOf } from './store.ts';

/** The invites that a person sent or made. Those to their address go with the account too. */
export const inviteData: PersonalFeature = {
  name: 'circleInvites',
  *exportPage(userId, before, limit) {
    const rows = yield* listInvitesBy(userId, before, limit.rows);
    return { items: rows.map((row) => ({ ...viewInvite(row), circleId: row.circle_id })), next: behind(rows) };
  },
  *erase(userId) {
    const user = yield* findUser(userId);
    yield* removeInvitesOf(userId, user?.email_key ?? null);
  },
};
