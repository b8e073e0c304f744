import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { retention } from '../../core/rules/retention.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import type { Encode } from './encoder/encoder.ts';
import type { EncodedImage } from './encoder/imageProcess.ts';
import type { ImageFiles } from './files/imageFiles.ts';
import { createReceiver, tooLarge, unreadable } from './receive.ts';
import type { ImageReaders } from './service.ts';
import { dueRemovals, expectFiles, forgetRemoval, heldBytes, insertImage, releaseUnused } from './store.ts';

const MB = 1024 * 1024;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const limits = {
  /** Pictures of one account within a day: those it shows to others, and photos of its journal. */
  uploads: { images: { max: 30, window: DAY }, photos: { max: 500, window: DAY } },
  /** All that one account's pictures may hold, in bytes. */
  bytes: 500 * MB,
} as const;
/** How long writing the files may take, in milliseconds; what is there of them goes after it. */
const WRITING = HOUR;
/** Pictures forgotten or removed in one turn. */
const BATCH = 100;

interface Dependencies {
  db: Db;
  log: Logger;
  now: () => number;
  imageFiles: ImageFiles;
  imageReaders: ImageReaders;
  encode: Encode;
}

/** What a picture is for: what may be shown to others, or the journal. */
type Kind = keyof typeof limits.uploads;

export type Images = ReturnType<typeof createImages>;

const thumbnailOf = (id: string): string => `${id}-thumb`;

/** Counts a picture, and throws 429 or 422 `full` where it is one too many. Parallel ones may go a few past the bytes. */
function* consumeQuota(userId: string, kind: Kind, now: number): Queries<void> {
  yield* requireRoom(userId);
  yield* consumeOrRefuse(`${kind}:user:${userId}`, limits.uploads[kind], now, A_LOT_AT_ONCE);
}

function* requireRoom(userId: string): Queries<void> {
  if ((yield* heldBytes(userId)) >= limits.bytes)
    throw new HttpError(
      'full',
      `Your pictures hold ${limits.bytes / MB} MB. Please delete some posts with pictures, or photos of your journal, first.`,
    );
}

interface KeptImage {
  id: string;
  width: number;
  height: number;
}

export const createImages = ({ db, log, now, imageFiles: files, imageReaders, encode }: Dependencies) => {
  const receive = createReceiver();

  const keep = async (userId: string, { image, thumbnail, width, height }: EncodedImage): Promise<KeptImage> => {
    const id = randomUUID();
    await db.write(() => expectFiles(id, now() + WRITING));
    await orUnavailable(log, async () => {
      await files.write(id, image);
      await files.write(thumbnailOf(id), thumbnail);
    });
    const bytes = image.byteLength + thumbnail.byteLength;
    const row = { id, owner_id: userId, width, height, bytes, created_at: now(), used_at: null };
    if (!(await db.write(() => insertImage(row)))) throw unavailable();
    return { id, width, height };
  };

  return {
    /** Keeps the picture in a request's body, re-encoded; nothing shows it until something claims it. */
    upload: (userId: string, request: IncomingMessage, kind: Kind): Promise<KeptImage> =>
      receive(userId, request, async (bytes) => {
        await db.write(() => consumeQuota(userId, kind, now()));
        const encoded = await encode(bytes, 'picture');
        if (encoded === 'too many pixels') throw tooLarge();
        if (!encoded) throw unreadable();
        return keep(userId, encoded);
      }),
    /** The picture, or its thumbnail, as WebP. Throws 404 for who may not see it. */
    async read(reader: Account, id: string, size: 'thumb' | undefined): Promise<Buffer> {
      await db.read(() => imageReaders.require(id, reader));
      const bytes = await orUnavailable(log, () => files.read(size ? thumbnailOf(id) : id));
      if (!bytes) throw notFound('We could not find that picture.');
      return bytes;
    },
    /** Forgets pictures that nothing has used for a day. */
    async sweep(): Promise<void> {
      while ((await db.write(() => releaseUnused(now() - retention.unusedImage, BATCH))) === BATCH);
    },
    /** Removes the files of forgotten pictures; what fails is tried again at the next turn. */
    async removeFiles(isStopping: () => boolean): Promise<void> {
      for (let batch = BATCH; batch === BATCH && !isStopping();) {
        const due = await db.read(() => dueRemovals(now(), BATCH));
        for (const { image_id: id } of due) {
          await files.remove(id);
          await files.remove(thumbnailOf(id));
          await db.write(() => forgetRemoval(id));
        }
        batch = due.length;
      }
    },
  };
};

const unavailable = () =>
  new HttpError('unavailable', 'We can’t keep or show pictures right now. Please try again in a moment.');

/** What fails at the disk or the bucket is for the person the same. */
const orUnavailable = async <T>(log: Logger, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const { name, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { name: 'unknown' };
    log.error({ reason: name, code }, 'the image store failed');
    throw unavailable();
  }
};
