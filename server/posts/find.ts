import { findCircleRole } from '../circles/service.ts';
import type { Queries } from '../db/db.ts';
import { notFound } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { findOwn, findPlace, findUnhidden } from './store/posts.ts';
import { readerOf, type Reader } from './store/reader.ts';
import type { PostRow } from './store/row.ts';
import { postNotFound } from './view.ts';

/** A post, and who reads it. */
export interface Found {
  row: PostRow;
  reader: Reader;
}

/**
 * A post that an account may read: its own, and what stands in a stream that is open to it and is not hidden from it.
 * Undefined for what is not there and what is not theirs to see, alike.
 */
export function* findVisible(account: Account, id: string, now: number): Queries<Found | undefined> {
  const place = yield* findPlace(id);
  if (!place) return undefined;
  const reader = place.author_id === account.id ? readerOf(account) : yield* enter(place.stream, account);
  const row = reader && (yield* findUnhidden(id, reader, now));
  return row && { row, reader };
}

/** Throws 404 for what the account can't see. */
export function* requireVisible(account: Account, id: string, now: number): Queries<Found> {
  const found = yield* findVisible(account, id, now);
  if (!found) throw notFound(postNotFound);
  return found;
}

/** Throws 404 for what is not the account's own. */
export function* requireOwn(account: Account, id: string): Queries<PostRow> {
  const row = yield* findOwn(id, account.id);
  if (!row) throw notFound(postNotFound);
  return row;
}

/** Somebody as a reader of a stream; undefined for whom it is closed to. */
function* enter(stream: string, account: Account): Queries<Reader | undefined> {
  if (stream === 'own') return undefined;
  if (stream === 'everyone') return readerOf(account);
  if (stream === 'pastoral') return account.pastoral ? readerOf(account) : undefined;
  const role = yield* findCircleRole(stream, account.id);
  return role && readerOf(account, role);
}
