import type { Context } from 'koa';
import { SESSION_ENDED } from '../../../core/contract/sessionEnded.ts';
import { retention } from '../../../core/rules/retention.ts';
import type { Db, Queries } from '../../db/db.ts';
import type { Account } from '../../http/identity/person.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { createSessionCookie } from './sessionCookie.ts';
import {
  endSession,
  extendSession,
  findSession,
  insertSession,
  replaceSession,
  sessionState,
  type SessionRow,
} from './sessionStore.ts';
import { activeTier, grantsOf, suspensionEnd } from '../view.ts';

const HOUR = 60 * 60 * 1000;
/** Most sessions kept between two writes. */
const KEPT_ROWS = 10_000;
/** How long a replaced token still answers. */
const GRACE = 60_000;

export type Sessions = ReturnType<typeof createSessions>;

const endOf = (createdAt: number, at: number): number =>
  Math.min(at + retention.sessionIdle, createdAt + retention.session);

/** Finds sessions once and keeps them until anything at all is written; where others write too, looks each up. */
const createLookup = (db: Db) => {
  const kept = { writes: -1, rows: new Map<string, SessionRow>() };
  return async (hash: string, at: number): Promise<SessionRow | undefined> => {
    const { writes } = db;
    if (writes === null) return db.read(() => findSession(hash, at));
    if (kept.writes !== writes || kept.rows.size > KEPT_ROWS) Object.assign(kept, { writes, rows: new Map() });
    const known = kept.rows.get(hash);
    if (known) return known.expires_at > at ? known : undefined;
    const { rows } = kept;
    const row = await db.read(() => findSession(hash, at));
    if (row) rows.set(hash, row);
    return row;
  };
};

const accountOf = (row: SessionRow, at: number): Account => ({
  id: row.user_id,
  role: row.role,
  verified: row.verified_at !== null,
  tier: activeTier(row, at),
  suspendedUntil: suspensionEnd(row, at),
  pastoral: row.pastoral === 1,
  grants: grantsOf(row),
});

/** When time alone changes next what a session stands for, in milliseconds. */
const nextChange = ({ expires_at, subscription_until, suspended_until }: SessionRow, at: number): number =>
  Math.min(...[expires_at, subscription_until ?? 0, suspended_until ?? 0].filter((end) => end > at));

type Find = ReturnType<typeof createLookup>;

/** Who a session's token stands for, and until when (in milliseconds) time alone changes nothing of that; null when it has ended. */
const createFindAccount =
  (find: Find, now: () => number) =>
  async (hash: string): Promise<{ account: Account; until: number } | null> => {
    const at = now();
    const row = await find(hash, at);
    return row ? { account: accountOf(row, at), until: nextChange(row, at) } : null;
  };

export const createSessions = (db: Db, now: () => number, isSecure: (ctx: Context) => boolean) => {
  const cookie = createSessionCookie(isSecure);
  const find = createLookup(db);

  const renew = async (ctx: Context, hash: string, row: SessionRow, at: number) => {
    const token = newToken();
    const end = endOf(row.created_at, at);
    const renewed = await db.write(function* () {
      if (!(yield* replaceSession(hash, Math.min(at + GRACE, end)))) return false;
      yield* insertSession(tokenHash(token), row.user_id, row.created_at, end);
      return true;
    });
    if (renewed) cookie.write(ctx, token, end - at);
  };

  const extend = async (ctx: Context, hash: string, end: number, at: number) => {
    await db.write(() => extendSession(hash, end));
    // The browser's copy has an end too and has to slide along.
    cookie.rewrite(ctx, end - at);
  };

  return {
    cookie,
    find: createFindAccount(find, now),
    /** Who is signed in. Slides the session's end, at most once an hour, and renews a token that is due. */
    async authenticate(ctx: Context): Promise<Account | null> {
      const hash = cookie.read(ctx);
      if (!hash) return null;
      const at = now();
      const row = await find(hash, at);
      if (!row) {
        ctx.set(SESSION_ENDED, '1');
        return null;
      }
      if (row.state === sessionState.toRenew) await renew(ctx, hash, row, at);
      const end = endOf(row.created_at, at);
      if (row.state === sessionState.current && row.expires_at < end - HOUR) await extend(ctx, hash, end, at);
      return accountOf(row, at);
    },
    /** Starts a session in the transaction of what it belongs to; the browser's former one ends. */
    begin(ctx: Context, userId: string) {
      const token = newToken();
      const former = cookie.read(ctx);
      return {
        *work(): Queries<void> {
          if (former) yield* endSession(former);
          yield* insertSession(tokenHash(token), userId, now(), now() + retention.sessionIdle);
        },
        sendCookie: () => cookie.write(ctx, token, retention.sessionIdle),
      };
    },
    *end(ctx: Context): Queries<void> {
      const hash = cookie.read(ctx);
      if (hash) yield* endSession(hash);
    },
  };
};
