import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { logoLimits } from '../../core/rules/community.ts';
import type { Db } from '../db/db.ts';
import { readBytes } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import type { Encode } from '../images/service.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import { writeAudit } from '../moderation/service.ts';
import type { Settings } from './service.ts';
import { raiseRevision, removeLogo, replaceLogo } from './store.ts';

const MB = 1024 * 1024;
/** How long a logo may take to arrive, in milliseconds. */
const RECEIVING = 60_000;
/** Logos of one admin within an hour. */
const uploads = { max: 60, window: 60 * 60_000 };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

interface Dependencies {
  db: Db;
  now: () => number;
  settings: Settings;
  encode: Encode;
}

/** Takes and removes the church's own logo. Only what was encoded anew is kept. */
export const createLogo = ({ db, now, settings, encode }: Dependencies) => ({
  /** Throws 413 for one that is too large, 415 for what is no PNG, JPEG or WebP, 400 for one that is higher than wide. */
  async save(by: string, request: IncomingMessage): Promise<void> {
    if (!isTaken(request.headers['content-type'] ?? '')) throw unreadable();
    await db.write(() => consumeOrRefuse(`logo:user:${by}`, uploads, now(), A_LOT_AT_ONCE));
    const bytes = await readBytes(request, { max: logoLimits.bytes, timeout: RECEIVING, tooLarge });
    if (!isPicture(bytes)) throw unreadable();
    const encoded = await encode(bytes, 'logo');
    if (encoded === 'too many pixels') throw tooLarge();
    if (!encoded) throw unreadable();
    const { image, width, height } = encoded;
    if (height > width) throw new HttpError('bad_request', 'Please choose a logo that is square or wide.');
    const hash = createHash('sha256').update(image).digest('hex').slice(0, 32);
    await db.write(function* () {
      yield* replaceLogo(hash, image);
      yield* raiseRevision(now());
      yield* writeAudit({ actorId: by, action: 'logo', subjectId: hash }, now());
    });
    await settings.refresh();
  },
  /** Does nothing where there is none. */
  async remove(by: string): Promise<void> {
    await db.write(function* () {
      if (!(yield* removeLogo())) return;
      yield* raiseRevision(now());
      yield* writeAudit({ actorId: by, action: 'logo', subjectId: 'removed' }, now());
    });
    await settings.refresh();
  },
});

const isTaken = (type: string): boolean => /^image\/(?:png|jpeg|webp)\s*(?:;|$)/i.test(type);

/** By its first bytes: whatever else the library could open is never handed to it, whatever the request calls it. */
const isPicture = (bytes: Buffer): boolean =>
  [PNG, JPEG].some((start) => bytes.subarray(0, start.length).equals(start)) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

const tooLarge = () =>
  new HttpError(
    'too_large',
    `That logo is too large. Please choose one of at most ${logoLimits.bytes / MB} MB and ${logoLimits.pixels / 1_000_000} megapixels.`,
  );

const unreadable = () =>
  new HttpError('unsupported_media_type', 'We could not read that picture. Please choose a PNG, JPEG or WebP file.');
