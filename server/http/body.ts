import type { IncomingMessage } from 'node:http';
import { HttpError } from './errors.ts';

/** The largest request body, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/**
 * Reads a JSON body. Throws 415 for another content type (which also keeps plain cross-site forms out), 413 past
 * 256 KiB, 400 for what is not JSON.
 */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new HttpError('unsupported_media_type', 'This address takes JSON only.');
  if (Number(request.headers['content-length']) > BODY_LIMIT) throw tooLarge();
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('bad_request', 'The request was not valid JSON.');
  }
};

/** By events: an async iterator for each request costs more than the whole parsing (docs/proof.md P3). */
const readText = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest is read and dropped: the refusal still has to reach the client.
      if (size > BODY_LIMIT) reject(tooLarge());
      else chunks.push(chunk);
    });
    request.on('end', () => {
      resolve((chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString('utf8'));
    });
    // Whoever hangs up halfway is no fault of ours, and nothing to wake anybody for.
    request.on('close', () => {
      if (!request.complete) reject(new HttpError('bad_request', 'The request ended before it was complete.'));
    });
    request.on('error', () => undefined);
  });

const tooLarge = () => new HttpError('too_large', 'That is too much text to send at once.');
