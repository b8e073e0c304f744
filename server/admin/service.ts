import type { Logger } from 'pino';
import type { AdminUser, adminUsers } from '../../core/contract/admin.ts';
import type { QueryOut } from '../../core/contract/endpoint.ts';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import { roles, type Grant, type Role } from '../../core/rules/roles.ts';
import {
  activeTier,
  endSessions,
  findUser,
  grantsOf,
  refuseLastAdmin,
  refuseUnderAge,
  renewSessions,
  reportedRoleOf,
  setBlocked,
  setBirthDate,
  setGrants,
  setPastoral,
  setRole,
  subscriptionOf,
  type PersonalData,
  type UserRow,
} from '../accounts/service.ts';
import { cancelOfBlocked } from '../billing/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { accountChanged, type Publish } from '../live/service.ts';
import { writeAudit, type Bans } from '../moderation/service.ts';
import { findUsers, listUsers } from './users.ts';

export type AdminService = ReturnType<typeof createAdmin>;

interface Dependencies {
  db: Db;
  log: Logger;
  now: () => number;
  personalData: PersonalData;
  bans: Bans;
  publish: Publish;
}

function* load(userId: string): Queries<UserRow> {
  const user = yield* findUser(userId);
  if (!user || user.email_key === null) throw notFound('There is no such account.');
  return user;
}

/** Whoever may not enter is signed out everywhere, and does not go on paying. */
function* shutOut(userId: string, now: number): Queries<void> {
  yield* refuseLastAdmin(userId);
  yield* endSessions(userId);
  yield* cancelOfBlocked(userId, now);
}

/** What an admin notes of an account, beside its role. */
const createMarking = ({ db, log, now, publish }: Pick<Dependencies, 'db' | 'log' | 'now' | 'publish'>) => ({
  async setPastoral(by: string, userId: string, pastoral: boolean): Promise<AdminUser> {
    const user = await db.write(function* () {
      const row = yield* load(userId);
      yield* setPastoral(userId, pastoral);
      const reason = pastoral ? 'on the team' : 'off the team';
      yield* writeAudit({ actorId: by, action: 'pastoral', subjectId: userId, reason }, now());
      return { ...row, pastoral: pastoral ? 1 : 0 };
    });
    publish(accountChanged(userId));
    log.info({ event: 'pastoral_set', by, userId, pastoral });
    return viewAdminUser(user, now());
  },
  /** Gives exactly these powers. Fewer take effect at once and end nothing; more renew the person's tokens (docs/decisions.md 7). */
  async setGrants(by: string, userId: string, grants: readonly Grant[]): Promise<AdminUser> {
    const column = grants.join(',');
    const user = await db.write(function* () {
      const row = yield* load(userId);
      if (row.grants === column) return row;
      yield* setGrants(userId, column);
      const had = grantsOf(row);
      if (grants.some((grant) => !had.includes(grant))) yield* renewSessions(userId);
      const reason = `${had.join(', ') || 'none'} → ${grants.join(', ') || 'none'}`;
      yield* writeAudit({ actorId: by, action: 'grants', subjectId: userId, reason }, now());
      return { ...row, grants: column };
    });
    publish(accountChanged(userId));
    log.info({ event: 'grants_set', by, userId, grants });
    return viewAdminUser(user, now());
  },
  async setBirthDate(by: string, userId: string, birthDate: string, reason: string): Promise<AdminUser> {
    refuseUnderAge(birthDate, now());
    const user = await db.write(function* () {
      const row = yield* load(userId);
      yield* setBirthDate(userId, birthDate);
      yield* writeAudit({ actorId: by, action: 'birth_date', subjectId: userId, reason }, now());
      return row;
    });
    publish(accountChanged(userId));
    log.info({ event: 'birth_date_set', by, userId });
    return viewAdminUser(user, now());
  },
});

export const createAdmin = ({ db, log, now, personalData, bans, publish }: Dependencies) => {
  return {
    ...createMarking({ db, log, now, publish }),
    async list({ q: search, role, before = FROM_THE_NEWEST, limit }: QueryOut<typeof adminUsers>) {
      const { rows, total } = await (search
        ? findUsers(db, search, role, before, limit)
        : listUsers(db, role, before, limit));
      return { users: rows.map((row) => viewAdminUser(row, now())), total };
    },
    async setRole(by: string, userId: string, role: Role): Promise<AdminUser> {
      const user = await db.write(function* () {
        // Loaded again inside the guard's turn: two admins may be at it at once.
        yield* load(userId);
        if (role !== 'admin') yield* refuseLastAdmin(userId);
        const row = yield* load(userId);
        // Unblocking returns the role held before (docs/decisions.md 7), so nobody may change it underneath.
        if (row.blocked) throw new HttpError('conflict', 'This account is blocked. Unblock it first.');
        if (row.role === role) return row;
        yield* setRole(userId, role);
        // `roles` is in order of powers. Fewer: out at once. More: a new token at the next request.
        if (roles.indexOf(role) < roles.indexOf(row.role)) yield* endSessions(userId);
        else yield* renewSessions(userId);
        const reason = `${row.role} → ${role}`;
        yield* writeAudit({ actorId: by, action: 'role', subjectId: userId, reason }, now());
        return { ...row, role };
      });
      publish(accountChanged(userId));
      log.info({ event: 'role_set', by, userId, role });
      return viewAdminUser(user, now());
    },
    async setBlocked(by: string, userId: string, blocked: boolean): Promise<AdminUser> {
      const { user, messages } = await db.write(function* () {
        const row = yield* load(userId);
        if (blocked) yield* shutOut(userId, now());
        // Lifting a block lifts the ban behind it: its address may register again, and it is no violation any more.
        const messages = blocked ? [] : yield* bans.lift(row, by);
        yield* setBlocked(userId, blocked);
        yield* writeAudit({ actorId: by, action: blocked ? 'block' : 'unblock', subjectId: userId }, now());
        return { user: { ...row, blocked: blocked ? 1 : 0 }, messages };
      });
      publish(accountChanged(userId), ...messages);
      log.info({ event: blocked ? 'user_blocked' : 'user_unblocked', by, userId });
      return viewAdminUser(user, now());
    },
    async remove(by: string, userId: string): Promise<void> {
      const messages = await db.write(function* () {
        yield* load(userId);
        yield* refuseLastAdmin(userId);
        const erased = yield* personalData.eraseAll(userId);
        yield* writeAudit({ actorId: by, action: 'delete', subjectId: userId }, now());
        return erased;
      });
      publish(...messages);
      log.info({ event: 'user_deleted', by, userId });
    },
  };
};

/** An account as admins see it. */
const viewAdminUser = (row: UserRow, now: number): AdminUser => ({
  id: row.id,
  email: row.email,
  emailVerified: row.verified_at !== null,
  username: row.nickname,
  nickname: row.nickname,
  displayName: row.display_name,
  avatar: row.avatar,
  createdAt: new Date(row.created_at).toISOString(),
  role: reportedRoleOf(row),
  pastoral: row.pastoral === 1,
  grants: grantsOf(row),
  ...subscriptionOf(activeTier(row, now)),
});
