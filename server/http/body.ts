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

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop early must not destroy the request: the refusal still has to reach the client.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BODY_LIMIT) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever hangs up halfway is no fault of ours, and nothing to wake anybody for.
    if (request.errored) throw new HttpError('bad_request', 'The request ended before it was complete.');
    throw error;
  }
  return Buffer.concat(chunks).toString('utf8');
};

const tooLarge = () => new HttpError('too_large', 'That is too much text to send at once.');
