import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, log } from '../../../log.ts';
import { answer } from '../../protocol/answers.ts';
import { logoPath } from '../../protocol/api.ts';
import { readOwnAddress } from '../../security/ownPages.ts';

/** The server shrinks a logo to far less. */
const MAX_BYTES = 1024 * 1024;

type Handler = (request: Request) => Promise<Response>;

/**
 * Keeps the church's logo as a file: a kiosk's session is one in memory, so that a start without a connection would have the
 * name alone. A logo is named by what it holds, so the file is never out of date; only the last one stays.
 */
export const withKeptLogo =
  (handle: Handler, folder: string): Handler =>
  async (request) => {
    const own = readOwnAddress(request.url);
    if (request.method !== 'GET' || !own || !logoPath.test(own.path)) return handle(request);
    const name = basename(own.path);
    const kept = await readFile(join(folder, name)).catch(() => null);
    if (kept) return answer(kept, 200, { 'Content-Type': 'image/webp' });
    const reply = await handle(request);
    if (reply.ok) await keep(folder, name, await reply.clone().bytes());
    return reply;
  };

const keep = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  if (bytes.byteLength > MAX_BYTES) return;
  try {
    await mkdir(folder, { recursive: true });
    const others = (await readdir(folder)).filter((other) => other !== name);
    await writeFile(join(folder, `${name}.part`), bytes);
    await rename(join(folder, `${name}.part`), join(folder, name));
    await Promise.all(others.map((other) => rm(join(folder, other), { force: true })));
  } catch (error) {
    log.error('the logo could not be kept', describe(error));
  }
};
