import type { Saved } from '../../contract/journal.ts';
import { routes } from '../../contract/routes.ts';
import { isFailure, isSaved, parseJson } from '../../journal/guards.ts';
import type { PhotoBytes, PhotoItem } from '../../journal/types.ts';
import type { OutgoingRequest, RawResponse } from '../protocol.ts';

const at = (path: string, prayerId: string, photoId: string) =>
  path.replace(':id', encodeURIComponent(prayerId)).replace(':photoId', encodeURIComponent(photoId));

/** As with prayers, each request names its owner. `bytes`: of a photo that is put on its prayer. */
export const photoChangeRequest = ({ id, owner, data }: PhotoItem, bytes: PhotoBytes | null): OutgoingRequest => {
  const { method, path } = bytes ? routes.putPhoto : routes.deletePhoto;
  const query = `changeId=${encodeURIComponent(id)}&owner=${encodeURIComponent(owner)}`;
  return { method, path: `${at(path, data.prayerId, data.photoId)}?${query}`, ...(bytes && { photo: bytes }) };
};

export const photoRequest = (owner: string, prayerId: string, photoId: string): OutgoingRequest => {
  const { method, path } = routes.readPhoto;
  return { method, path: `${at(path, prayerId, photoId)}?owner=${encodeURIComponent(owner)}` };
};

/** What an answer means for a photo, and for those behind it. */
export type PhotoOutcome =
  | { kind: 'done'; saved: Saved }
  /** Nothing of its prayer is left, on any device. */
  | { kind: 'gone' }
  /** It can't be kept there as it is: the person decides. */
  | { kind: 'refused'; code: string; reason: string }
  /** This one waits, in seconds where it is known for how long. */
  | { kind: 'item_later'; retryAfter: number | null }
  | { kind: 'signed_out' }
  | { kind: 'retry_later'; retryAfter: number | null };

/** An older server has no photos: it is asked again as seldom as this, in seconds. */
const OLDER_SERVER = 15 * 60;
const refusals = new Set([400, 402, 403, 413, 415, 422]);

/** As `interpretResponse` does: whatever does not clearly come from our server changes nothing. */
export const interpretPhotoResponse = (item: PhotoItem, response: RawResponse | null): PhotoOutcome => {
  if (!response) return { kind: 'retry_later', retryAfter: null };
  const { status, retryAfter } = response;
  const body = parseJson(response.body);
  if (status >= 200 && status < 300) {
    if (isSaved(body) && confirms(item, body)) return { kind: 'done', saved: body };
    return { kind: body === undefined ? 'retry_later' : 'item_later', retryAfter: null };
  }
  if (!isFailure(body)) return { kind: 'retry_later', retryAfter };
  if (status === 401) return { kind: 'signed_out' };
  if (status === 410) return { kind: 'gone' };
  if (status === 404 || status === 405) return { kind: 'item_later', retryAfter: OLDER_SERVER };
  if (refusals.has(status)) return { kind: 'refused', code: body.code, reason: body.error };
  if (status === 409 || status === 429 || status === 500) return { kind: 'item_later', retryAfter };
  return { kind: 'retry_later', retryAfter };
};

const confirms = ({ id, owner, data }: PhotoItem, saved: Saved): boolean =>
  saved.id === data.prayerId &&
  saved.changeId === id &&
  saved.prayer.id === data.prayerId &&
  saved.prayer.userId === owner &&
  saved.revision > 0;
