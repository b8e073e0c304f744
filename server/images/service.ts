import { latestAdultBirthDate } from '../../core/rules/ages.ts';
import { mayDo, type GateSettings } from '../../core/rules/abilities.ts';
import { hasRows, query, type Queries } from '../db/db.ts';
import { notFound } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { findImage } from './store.ts';

export { createEncoder, type Encode } from './encoder/encoder.ts';
// What other features of the server may use of images, beside what is below.
export { imagePath } from './files/folder.ts';
export { claimImage, keepImage, releaseImage, stopKeeping } from './store.ts';

/** Where a picture is read; who may is asked there each time. */
export const imagePaths = (id: string): { url: string; thumbnail: string } => ({
  url: `/api/images/${id}`,
  thumbnail: `/api/images/${id}?size=thumb`,
});

/** The id in an address of ours; null for any other. */
export const imageIdOf = (address: string | null): string | null =>
  /^\/api\/images\/([\w-]{36})$/.exec(address ?? '')?.[1] ?? null;

/** Whether a person may see something that shows this picture. Asked of those alone who are past the gate. */
export type MaySeeImage = (imageId: string, reader: Account) => Queries<boolean>;

/** Where features say who may see the pictures that they show. */
export const createImageReaders = (gate: GateSettings, now: () => number) => {
  const readers: MaySeeImage[] = [];

  function* isShownTo(id: string, reader: Account): Queries<boolean> {
    const { owner_id: ownerId } = (yield* findImage(id)) ?? { owner_id: null };
    if (ownerId === null) return false;
    if (ownerId === reader.id || (yield* isAvatar(id, ownerId, now()))) return true;
    if (!mayDo({ ...reader, suspended: false }, 'readGated', gate)) return false;
    for (const maySee of readers) if (yield* maySee(id, reader)) return true;
    return false;
  }

  return {
    register: (maySee: MaySeeImage): void => void readers.push(maySee),
    /** Throws 404 for who may see nothing that shows this picture, and where it is gone. */
    *require(id: string, reader: Account): Queries<void> {
      if (!(yield* isShownTo(id, reader))) throw notFound('We could not find that picture.');
    },
  };
};

export type ImageReaders = ReturnType<typeof createImageReaders>;

/** A profile's picture is for everybody who is signed in, as the name beside it is; of the young, for themselves alone. */
const isAvatar = (id: string, ownerId: string, now: number): Queries<boolean> =>
  hasRows(
    query(
      'SELECT id FROM users WHERE id = ? AND avatar = ? AND blocked = 0 AND birth_date <= ?',
      ownerId,
      imagePaths(id).url,
      latestAdultBirthDate(now),
    ),
  );
