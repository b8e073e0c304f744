import type { IncomingMessage } from 'node:http';
import type { Prayer, PrayerPhoto, Saved } from '../../../core/contract/journal.ts';
import { applyPhoto, type ChangeResult } from '../../../core/journal/conflictRules.ts';
import type { Db, Queries } from '../../db/db.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { claimImage, releaseImage } from '../../images/service.ts';
import { change, photoTexts, replayOf } from '../change.ts';
import { findPhotoImage, photoImageOf, setPhotoImage } from './store.ts';

interface Parts {
  db: Db;
  now: () => number;
  /** Of server/images. */
  images: {
    upload(userId: string, request: IncomingMessage, kind: 'photos'): Promise<PrayerPhoto>;
    read(reader: Account, id: string, size: undefined): Promise<Buffer>;
  };
}

/** One photo of one prayer, by its owner's ids. */
interface OnePhoto {
  id: string;
  photoId: string;
}

/** Where a photo is read, by its owner alone. */
export const photoAddress = (prayerId: string, photoId: string): string => `/api/prayers/${prayerId}/photos/${photoId}`;

export type Photos = ReturnType<typeof createPhotos>;

/** Photos on prayers. The picture is one of server/images; which one is told to nobody. */
export const createPhotos = ({ db, now, images }: Parts) => ({
  /** Reads the picture only where the change was not made before, so that a repeat costs nothing. */
  async putPhoto(
    userId: string,
    { id, photoId }: OnePhoto,
    changeId: string,
    request: IncomingMessage,
  ): Promise<Saved> {
    const known = await db.read(() => replayOf(userId, id, changeId, photoTexts.put(photoId)));
    if (known) return known;
    const { id: image, width, height } = await images.upload(userId, request, 'photos');
    const photo = { id: photoId, width, height };
    return db.write(() => put(userId, id, { changeId, photo, image }, now()));
  },
  deletePhoto: (userId: string, { id, photoId }: OnePhoto, changeId: string): Promise<Saved> =>
    db.write(() => take(userId, id, { changeId, photoId }, now())),
  /** Throws 404 for whoever is not the owner, and for a photo that is not on the prayer any more. */
  async readPhoto(account: Account, { id, photoId }: OnePhoto): Promise<Buffer> {
    const image = await db.read(() => findPhotoImage(account.id, id, photoId));
    if (image === null) throw notFound('We could not find that photo.');
    return images.read(account, image, undefined);
  },
});

function* put(
  userId: string,
  id: string,
  { changeId, photo, image }: { changeId: string; photo: PrayerPhoto; image: string },
  moment: number,
): Queries<Saved> {
  let isNew = false;
  const saved = yield* change(
    userId,
    id,
    {
      changeId,
      texts: photoTexts.put(photo.id),
      settle(before, settling): ChangeResult {
        requireThere(before);
        isNew = true;
        return applyPhoto(before, photo, null, settling);
      },
    },
    moment,
  );
  // Of a try that was settled meanwhile the first picture stands; this one goes after a day.
  if (!isNew) return saved;
  yield* claimImage(image, userId, moment);
  yield* replaceImage(userId, id, image);
  return saved;
}

function* take(
  userId: string,
  id: string,
  { changeId, photoId }: { changeId: string; photoId: string },
  moment: number,
): Queries<Saved> {
  let isTaken = false;
  const saved = yield* change(
    userId,
    id,
    {
      changeId,
      texts: photoTexts.take(photoId),
      settle(before, settling): ChangeResult {
        requireThere(before);
        const result = applyPhoto(before, null, photoId, settling);
        isTaken = result.prayer !== before;
        return result;
      },
    },
    moment,
  );
  if (isTaken) yield* replaceImage(userId, id, null);
  return saved;
}

function* replaceImage(userId: string, id: string, image: string | null): Queries<void> {
  const before = yield* photoImageOf(userId, id);
  yield* setPhotoImage(userId, id, image);
  if (before !== null) yield* releaseImage(before);
}

/** Nothing of a deleted prayer is left for a photo to be on. */
const requireThere = ({ deletedAt, content }: Prayer): void => {
  if (deletedAt !== null && content === '') throw new HttpError('gone', 'That prayer was deleted.');
};
