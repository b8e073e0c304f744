import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Context } from './context.ts';

/** How long a connection may stand still while an answer is streamed, in milliseconds. */
const STALLED = 60_000;

const sendStream = (ctx: Context, type: string, stream: Readable): void => {
  // Cut off in the middle, so that what is missing can't be taken for all there is.
  stream.once('error', () => ctx.res.destroy());
  // Who reads no further must not keep it open.
  ctx.req.socket.setTimeout(STALLED);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = `${type}; charset=utf-8`;
  ctx.body = stream;
};

export const sendJsonStream = (ctx: Context, stream: Readable): void => sendStream(ctx, 'application/json', stream);

export const sendCsv = (ctx: Context, { name, stream }: { name: string; stream: Readable }): void => {
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
  sendStream(ctx, 'text/csv', stream);
};

export const sendEvents = (ctx: Context, stream: Readable): void => {
  ctx.set('Cache-Control', 'no-store, no-transform');
  // A proxy that gathers the answer first would hand nothing on.
  ctx.set('X-Accel-Buffering', 'no');
  ctx.type = 'text/event-stream; charset=utf-8';
  ctx.body = stream;
};

export const sendPicture = (ctx: Context, bytes: Buffer): void => {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
  ctx.set('Content-Disposition', 'inline; filename="picture.webp"');
  ctx.type = 'image/webp';
  ctx.body = bytes;
};

/** Pictures and pages are kept and sent often: each is hashed once. */
const etags = new WeakMap<Buffer, string>();

/** Says what stands for bytes: the same word for the same bytes, in every process. The bytes must not change. */
export const etagOf = (bytes: Buffer): string => {
  const known = etags.get(bytes);
  if (known !== undefined) return known;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  etags.set(bytes, etag);
  return etag;
};

/** Something that changes under its address: kept, and asked about each time. */
export const sendRevalidated = (ctx: Context, type: string, bytes: Buffer): void => {
  ctx.status = 200;
  ctx.type = type;
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('ETag', etagOf(bytes));
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = bytes;
};
