import type { IncomingMessage } from 'node:http';
import { imageLimits } from '../../core/rules/community.ts';
import { readBytes } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';
import { tooManyRequests } from '../limits/service.ts';

const MB = 1024 * 1024;
/** How long the bytes of one picture may take to arrive, in milliseconds: 8 MB at half a megabit a second. */
export const RECEIVING = 130_000;
/** Pictures that may arrive at once, of all people and of one: they are held in memory until they are shrunk. */
const MAX_AT_ONCE = 16;
const MAX_AT_ONCE_EACH = 2;
/** In milliseconds: what is said to who sends a third picture beside two. */
const WAIT = 5_000;

const isTaken = (type: string): boolean => /^image\/(?:jpeg|png|webp|avif|heic|heif|gif)\s*(?:;|$)/i.test(type);

export const tooLarge = () =>
  new HttpError('too_large', `That picture is too large. Please choose one of at most ${imageLimits.bytes / MB} MB.`);

export const unreadable = () =>
  new HttpError('unsupported_media_type', 'We could not read that picture. Please choose a JPEG, PNG or WebP file.');

/** Takes pictures as raw bodies. Throws 413, 415, 429 past two at once of one person, 503 past sixteen of all. */
export const createReceiver = () => {
  const underWay = new Map<string, number>();
  let all = 0;
  const count = (userId: string, change: 1 | -1) => {
    all += change;
    const theirs = (underWay.get(userId) ?? 0) + change;
    if (theirs > 0) underWay.set(userId, theirs);
    else underWay.delete(userId);
  };

  /** Hands the bytes on; what is done with them counts as under way too. */
  return async <T>(userId: string, request: IncomingMessage, use: (bytes: Buffer) => Promise<T>): Promise<T> => {
    if (!isTaken(request.headers['content-type'] ?? '')) throw unreadable();
    if ((underWay.get(userId) ?? 0) >= MAX_AT_ONCE_EACH)
      throw tooManyRequests(WAIT, 'Your other picture is still on its way. One moment, please.');
    if (all >= MAX_AT_ONCE)
      throw new HttpError('unavailable', 'Many pictures are arriving at once. Please try again in a moment.');
    count(userId, 1);
    try {
      return await use(await readBytes(request, { max: imageLimits.bytes, timeout: RECEIVING, tooLarge }));
    } finally {
      count(userId, -1);
    }
  };
};
