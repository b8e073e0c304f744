import type { IncomingMessage } from 'node:http';
import { HttpError } from './errors.ts';

/** The largest JSON body, in bytes. */
export const BODY_LIMIT = 256 * 1024;
/** How long a JSON body may take to arrive, in milliseconds. */
const BODY_TIMEOUT = 30_000;
/** How long a refusal has to reach who is still sending, in milliseconds. */
const FAREWELL = 1_000;

interface Bounds {
  /** In bytes. */
  max: number;
  /** In milliseconds. */
  timeout: number;
  tooLarge: () => HttpError;
}

/**
 * Reads a JSON body. Throws 415 for another content type (which also keeps plain cross-site forms out), 413 past
 * 256 KiB, 400 for what is not JSON or does not end within 30 s.
 */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new HttpError('unsupported_media_type', 'This address takes JSON only.');
  const bytes = await readBytes(request, { max: BODY_LIMIT, timeout: BODY_TIMEOUT, tooLarge });
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpError('bad_request', 'The request was not valid JSON.');
  }
};

/**
 * Reads a whole body of at most so many bytes. Throws 400 for one that breaks off or takes too long. By events: an async
 * iterator for each request costs more than the whole parsing (docs/proof.md P3).
 */
export const readBytes = (request: IncomingMessage, { max, timeout, tooLarge }: Bounds): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > max) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => {
      reject(unfinished());
      setTimeout(() => request.destroy(), FAREWELL);
    }, timeout);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest is read and dropped: the refusal still has to reach the client.
      if (size > max) {
        chunks.length = 0;
        reject(tooLarge());
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    // Whoever hangs up halfway is no fault of ours, and nothing to wake anybody for.
    request.on('close', () => {
      clearTimeout(late);
      if (!request.complete) reject(unfinished());
    });
    request.on('error', () => undefined);
  });

const unfinished = () => new HttpError('bad_request', 'The request ended before it was complete.');

const tooLarge = () => new HttpError('too_large', 'That is too much text to send at once.');
