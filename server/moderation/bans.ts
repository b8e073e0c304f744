import { createHmac } from 'node:crypto';
import { retention } from '../../core/rules/retention.ts';
import { endSessions, refuseLastAdmin, setBlocked, type UserRow } from '../accounts/service.ts';
import { hasRows, query, type Queries } from '../db/db.ts';
import { accountChanged, type LiveMessage } from '../live/service.ts';
import { closeAppealsOfBans } from './appeals/appealStore.ts';
import { appealMessage, tellDecided } from './appeals/tell.ts';
import { makeAppealToken } from './appeals/appealTokens.ts';
import { findBan, reverseBans } from './cases/actionStore.ts';

/** Does something about what a banned person has, and gives what is to be told of it. */
type BanStep = (userId: string) => Queries<readonly LiveMessage[]>;

export type Bans = ReturnType<typeof createBans>;

/**
 * Banned accounts: blocked, with a keyed hash of their address, so that nobody registers with it again even when the account is
 * deleted. `secret` keys the hash.
 */
export const createBans = ({ secret, now }: { secret: string; now: () => number }) => {
  const hashOf = (emailKey: string) => createHmac('sha256', secret).update(`banned:${emailKey}`).digest('hex');

  const keepOut = (emailKey: string, actionId: string): Queries<unknown> =>
    query(
      `INSERT INTO banned_addresses (address_hash, action_id, created_at) VALUES (?, ?, ?)
       ON CONFLICT (address_hash) DO UPDATE SET action_id = excluded.action_id`,
      hashOf(emailKey),
      actionId,
      now(),
    );
  const steps: BanStep[] = [];

  function* forgetAddress({ email_key: key }: UserRow): Queries<void> {
    if (key !== null) yield* query('DELETE FROM banned_addresses WHERE address_hash = ?', hashOf(key));
  }

  return {
    /** Has something done as soon as somebody is banned: what is called belongs to a feature above. */
    whenBanned: (step: BanStep): void => void steps.push(step),
    /** Whether the owner of an address was banned. */
    isBanned: (emailKey: string): Queries<boolean> =>
      hasRows(query('SELECT address_hash FROM banned_addresses WHERE address_hash = ?', hashOf(emailKey))),
    /** Blocks an account and ends its sessions; gives what is to be told of it. Throws 409 `last_admin`. */
    *ban(user: UserRow, actionId: string): Queries<LiveMessage[]> {
      yield* refuseLastAdmin(user.id);
      yield* setBlocked(user.id, true);
      yield* endSessions(user.id);
      // An address that was never confirmed may be somebody else's, who must not be kept out.
      if (user.email_key !== null && user.verified_at !== null) yield* keepOut(user.email_key, actionId);
      const messages = [accountChanged(user.id)];
      for (const step of steps) messages.push(...(yield* step(user.id)));
      return messages;
    },
    /**
     * Takes all bans of an account back, for the admin who lifts its block: none counts any more, and appeals against them, which ask
     * for just that, are closed. Gives what listeners are to be told. The block is the caller's to lift.
     */
    *lift(user: UserRow, by: string): Queries<LiveMessage[]> {
      const at = now();
      yield* reverseBans(user.id, at);
      yield* forgetAddress(user);
      const messages: LiveMessage[] = [];
      for (const id of yield* closeAppealsOfBans(user.id, by, at))
        messages.push(appealMessage(id), yield* tellDecided(user, 'ban', { upheld: true, reason: '' }, at));
      return messages;
    },
    /** Lets the address of an account register again, unless another ban stands. Gives whether none does. */
    *forgetLast(user: UserRow): Queries<boolean> {
      if ((yield* findBan(user.id)) !== null) return false;
      yield* forgetAddress(user);
      return true;
    },
    /** What a banned person may appeal with, who has just shown their password; null for who is blocked without a ban. */
    *appealToken(userId: string): Queries<string | null> {
      const action_id = yield* findBan(userId);
      return action_id && (yield* makeAppealToken({ action_id, user_id: userId }, now() + retention.signInAppeal));
    },
  };
};
