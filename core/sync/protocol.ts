import type { Prayer, PrayerChanges, Saved } from '../contract/journal.ts';
import { routes } from '../contract/routes.ts';
import { isFailure, isOwnPost, isPage, isSaved, parseJson } from '../journal/guards.ts';
import { fromBase64, toBase64 } from '../text/base64.ts';
import { isPostItem, isPrayerItem, type PhotoBytes, type PostItem, type PrayerItem } from '../journal/types.ts';

/** What goes out in the cycles: words. Photos go beside them (photos/sendPhotos.ts). */
export type SentItem = PrayerItem | PostItem;

export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its query: `/api/prayers/…`. */
  path: string;
  body?: unknown;
  /** A photo in the body's place. */
  photo?: PhotoBytes;
}

export interface RawResponse {
  status: number;
  /** As it came, unparsed: whether it is the server's is for us to find out. */
  body: string;
  /** Seconds of a Retry-After header; null without one. */
  retryAfter: number | null;
  /** A picture in the body's place. */
  image?: PhotoBytes;
}

/** Sends with the session's cookies. Rejects when no answer came, also after a time limit of its own (`timeoutOf`). */
export type Transport = (request: OutgoingRequest) => Promise<RawResponse>;

const TIMEOUT = 12_000;
/** A photo on a slow line. */
const PHOTO_TIMEOUT = 60_000;

/** How long an answer may take, in milliseconds. */
export const timeoutOf = ({ photo }: OutgoingRequest): number => (photo ? PHOTO_TIMEOUT : TIMEOUT);

/** What is sent, as fetch takes it. */
export const requestInit = ({ method, body, photo }: OutgoingRequest) => {
  const type = photo?.type ?? (body === undefined ? undefined : 'application/json');
  return {
    method,
    headers: { Accept: 'application/json', ...(type && { 'Content-Type': type }) },
    credentials: 'include' as const,
    cache: 'no-store' as const,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(photo && { body: fromBase64(photo.data) }),
  };
};

/** The answer as it came, whatever it is. */
export const readResponse = async (response: {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}): Promise<RawResponse> => {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  const isImage = type.startsWith('image/');
  return {
    status: response.status,
    retryAfter: Number.isFinite(retryAfter) && retryAfter >= 0 ? retryAfter : null,
    body: isImage ? '' : await response.text(),
    ...(isImage && { image: { type, data: toBase64(new Uint8Array(await response.arrayBuffer())) } }),
  };
};

const at = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));
const query = (values: Record<string, string | number | null>) =>
  Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&');

/** Every request names its owner, so that the server refuses it under the session of someone else. */
export const requestOf = (item: SentItem): OutgoingRequest => {
  const { id, owner, data } = item;
  if (data.kind === 'post') {
    const { method, path } = routes.addPost;
    return { method, path, body: { ...data.post, clientId: id, owner } };
  }
  if (data.kind === 'create') {
    const { method, path } = routes.addPrayer;
    return { method, path, body: { ...data.prayer, id: data.prayerId, owner } };
  }
  const { revision, words, answer, texts } = data.seen;
  if (data.kind === 'edit') {
    const { method, path } = routes.editPrayer;
    const named = { changeId: id, owner, revision, replaces: words, replacesAnswer: answer };
    return { method, path: at(path, data.prayerId), body: { ...data.set, ...named } };
  }
  const { method, path } = routes.deletePrayer;
  return { method, path: `${at(path, data.prayerId)}?${query({ changeId: id, owner, revision, texts })}` };
};

export const pageRequest = (owner: string, { cursor, seen }: SyncCursor): OutgoingRequest => {
  const { method, path } = routes.prayerChanges;
  return { method, path: `${path}?${query({ since: cursor, seen, owner })}` };
};

/** Where a device stands, in the server's revisions. Stored under these names. */
export interface SyncCursor {
  /** How far it has read the change feed. */
  cursor: number;
  /** The latest that any reply gave it, which may be further. */
  seen: number;
}

/** What an answer means for the queue. */
export type ItemOutcome =
  /** The server has it: it echoed the prayer and the change, or the post's client id; or had it, and its writer deleted it (then `saved` is null). */
  | { kind: 'done'; saved: Saved | null }
  /** It can't be stored as it is, or not by this person. */
  | { kind: 'refused'; code: string; reason: string }
  /** The id is taken by something else: a new one is needed. */
  | { kind: 'id_taken' }
  | { kind: 'signed_out' }
  /** Nobody's fault, or somebody else's: everything waits. */
  | { kind: 'retry_later'; retryAfter: number | null }
  /** This item alone went wrong, on the server or on the way: it waits, the others go on. */
  | { kind: 'item_failed' }
  /** Too many posts for now, which says nothing of prayers: this one waits, in seconds where the server asked for so many. */
  | { kind: 'item_later'; retryAfter: number | null };

const RETRY_LATER: ItemOutcome = { kind: 'retry_later', retryAfter: null };
/** Answers about one item, which will be the same tomorrow: it waits for the person, and all others go on. */
const refusals = new Set([400, 402, 403, 404, 410, 413, 422]);

/** `null` is no answer at all. Whatever does not clearly come from our server changes nothing. */
export const interpretResponse = (item: SentItem, response: RawResponse | null): ItemOutcome => {
  if (!response) return RETRY_LATER;
  const { status, retryAfter } = response;
  const body = parseJson(response.body);
  if (status >= 200 && status < 300) {
    if (isPostItem(item) && isOwnPost(body) && body.clientId === item.id) return { kind: 'done', saved: null };
    if (isPrayerItem(item) && isSaved(body) && confirms(item, body)) return { kind: 'done', saved: body };
    // A portal's page goes for every request; a JSON answer that is not ours may be this item's own trouble.
    return body === undefined ? RETRY_LATER : { kind: 'item_failed' };
  }
  if (!isFailure(body)) return { kind: 'retry_later', retryAfter };
  if (status === 401) return { kind: 'signed_out' };
  // Deleted on another device, after the answer to an earlier try was lost: it must not come back.
  if (status === 410 && isPostItem(item) && body.code === 'gone') return { kind: 'done', saved: null };
  if (status === 409) return { kind: 'id_taken' };
  if (refusals.has(status)) return { kind: 'refused', code: body.code, reason: body.error };
  if (status === 429 && isPostItem(item)) return { kind: 'item_later', retryAfter };
  if (status === 500 || status === 405 || status === 415) return { kind: 'item_failed' };
  return { kind: 'retry_later', retryAfter };
};

/** By id and revision: the reply speaks of this change of this prayer, and of a state that came after what we had seen. */
const confirms = ({ id, owner, data }: PrayerItem, saved: Saved): boolean =>
  saved.id === data.prayerId &&
  saved.changeId === id &&
  saved.prayer.id === data.prayerId &&
  saved.prayer.userId === owner &&
  saved.revision > (data.kind === 'create' ? 0 : data.seen.revision);

type PageOutcome =
  | { kind: 'page'; page: PrayerChanges }
  | { kind: 'signed_out' }
  | { kind: 'retry_later'; retryAfter: number | null };

export const interpretPage = (owner: string, since: number, response: RawResponse | null): PageOutcome => {
  if (!response) return { kind: 'retry_later', retryAfter: null };
  const body = parseJson(response.body);
  const theirs = (prayer: Prayer) => prayer.userId === owner;
  const forward = (page: PrayerChanges) => page.next > since || (page.next === since && !page.more);
  if (response.status === 200 && isPage(body) && body.userId === owner && body.changes.every(theirs) && forward(body))
    return { kind: 'page', page: body };
  if (response.status === 401 && isFailure(body)) return { kind: 'signed_out' };
  return { kind: 'retry_later', retryAfter: response.retryAfter };
};

/** No answer is an answer too: null. */
export const tryRequest = (transport: Transport, request: OutgoingRequest): Promise<RawResponse | null> =>
  transport(request).catch(() => null);
