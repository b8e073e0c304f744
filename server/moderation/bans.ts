import { createHmac } from 'node:crypto';
import { endSessions, refuseLastAdmin, setBlocked, type UserRow } from '../accounts/service.ts';
import { hasRows, query, type Queries } from '../db/db.ts';
import { appealTokenLife, makeAppealToken } from './appeals/appealTokens.ts';
import { findBan, reverseBans } from './cases/actionStore.ts';

export type Bans = ReturnType<typeof createBans>;

/**
 * Banned accounts: blocked, with a keyed hash of their address, so that nobody registers with it again even when the account is
 * deleted. `secret` keys the hash.
 */
export const createBans = ({ secret, now }: { secret: string; now: () => number }) => {
  const hashOf = (emailKey: string) => createHmac('sha256', secret).update(`banned:${emailKey}`).digest('hex');

  return {
    /** Whether the owner of an address was banned. */
    isBanned: (emailKey: string): Queries<boolean> =>
      hasRows(query('SELECT address_hash FROM banned_addresses WHERE address_hash = ?', hashOf(emailKey))),
    /** Blocks an account and ends its sessions. Throws 409 `last_admin`. */
    *ban(user: UserRow, actionId: string): Queries<void> {
      yield* refuseLastAdmin(user.id);
      yield* setBlocked(user.id, true);
      yield* endSessions(user.id);
      // An address that was never confirmed may be somebody else's, who must not be kept out.
      if (user.email_key === null || user.verified_at === null) return;
      yield* query(
        `INSERT INTO banned_addresses (address_hash, action_id, created_at) VALUES (?, ?, ?)
         ON CONFLICT (address_hash) DO UPDATE SET action_id = excluded.action_id`,
        hashOf(user.email_key),
        actionId,
        now(),
      );
    },
    /** Takes a ban back: the address may register again, and the ban no longer counts. The block is the caller's to lift. */
    *lift(user: Pick<UserRow, 'id' | 'email_key'>): Queries<void> {
      yield* reverseBans(user.id, now());
      if (user.email_key !== null)
        yield* query('DELETE FROM banned_addresses WHERE address_hash = ?', hashOf(user.email_key));
    },
    /** What a banned person may appeal with, who has just shown their password; null for who is blocked without a ban. */
    *appealToken(userId: string): Queries<string | null> {
      const action_id = yield* findBan(userId);
      return action_id && (yield* makeAppealToken({ action_id, user_id: userId }, now() + appealTokenLife.signIn));
    },
  };
};
