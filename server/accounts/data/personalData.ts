import type { Before } from '../../../core/contract/paging.ts';
import { retention } from '../../../core/rules/retention.ts';
import { query, type Queries, type RowOf } from '../../db/db.ts';
import type { PageLimit } from '../../db/newestFirst.ts';
import { accountChanged, everythingChanged, type LiveMessage } from '../../live/service.ts';

/** A part of a list that a feature keeps about a person; `next` is where the part behind it starts, null after the end. */
export interface DataPage {
  items: readonly unknown[];
  next: Before | null;
}

/** What one feature keeps about a person, for "download my data" and "delete my account" (docs/decisions.md 13). */
export type PersonalFeature = {
  name: string;
  erase(userId: string): Queries<unknown>;
  /** Whether others have some of it on their screens, which are to ask again once it is gone. Nothing without this. */
  isSeen?(userId: string): Queries<boolean>;
  /** What others are to be told once it is gone; asked while it is there. Nothing without this. */
  tells?(userId: string): Queries<LiveMessage[]>;
} & (
  | {
      /** All of it, where that is a page at most. */
      export(userId: string): Queries<unknown>;
    }
  | {
      /** Some of it, newest first, so that the server never holds all that a person has written. */
      exportPage(userId: string, before: Before, limit: PageLimit): Queries<DataPage>;
    }
);

export type PersonalData = ReturnType<typeof createPersonalData>;

/** No request takes longer than this, in milliseconds. */
const IN_FLIGHT = 60_000;
/** Accounts erased again in one transaction. */
const BATCH = 100;

/** Every feature that stores something under an account registers here (in server/features.ts). */
export const createPersonalData = (now: () => number) => {
  const features = new Map<string, PersonalFeature>();
  /** The account itself registered first and goes last: others look up in it what is theirs, an address for example. */
  function* erase(userId: string): Queries<void> {
    for (const feature of [...features.values()].reverse()) yield* feature.erase(userId);
  }
  function* isSeen(userId: string): Queries<boolean> {
    for (const feature of features.values()) if (feature.isSeen && (yield* feature.isSeen(userId))) return true;
    return false;
  }
  return {
    register(feature: PersonalFeature): void {
      if (features.has(feature.name)) throw new Error(`personal data of "${feature.name}" is registered twice`);
      features.set(feature.name, feature);
    },
    /** In the order in which they registered. */
    features: (): readonly PersonalFeature[] => [...features.values()],
    /** Everything goes in the caller's transaction, or nothing does. Gives what is to be told of it then. */
    *eraseAll(userId: string): Queries<LiveMessage[]> {
      const messages = [accountChanged(userId), ...((yield* isSeen(userId)) ? [everythingChanged] : [])];
      for (const feature of features.values()) if (feature.tells) messages.push(...(yield* feature.tells(userId)));
      yield* erase(userId);
      yield* query('INSERT INTO erasures (user_id, erased_at) VALUES (?, ?) ON CONFLICT DO NOTHING', userId, now());
      // Kept for longer than any backup: one that is restored deletes this account again (server/backup/).
      yield* query(
        'INSERT INTO deleted_accounts (user_id, deleted_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
        userId,
        now(),
      );
      return messages;
    },
    /** Forgets the ids of accounts that no backup has any more. */
    sweepDeleted: (): Queries<unknown> =>
      query('DELETE FROM deleted_accounts WHERE deleted_at < ?', now() - retention.deletedAccount),
    /** Erases once more what a request that was in flight wrote meanwhile. Gives how many accounts that were. */
    *eraseLate(): Queries<number> {
      const late = yield* query<RowOf<'erasures', 'user_id'>>(
        'DELETE FROM erasures WHERE user_id IN (SELECT user_id FROM erasures WHERE erased_at < ? LIMIT ?) RETURNING user_id',
        now() - IN_FLIGHT,
        BATCH,
      );
      for (const { user_id: userId } of late) yield* erase(userId);
      return late.length;
    },
  };
};
