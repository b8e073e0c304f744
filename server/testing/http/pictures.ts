import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { folderFiles } from '../../images/files/folder.ts';
import type { Answer, TestClient } from '../client.ts';
import { startServer } from '../harness.ts';

/** A plain picture of this many pixels. */
export const plain = (width: number, height: number, background = '#8a6d3b'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small picture as a phone would send it. */
export const smallJpeg = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await plain(64, 48).jpeg().toBuffer());

export const upload = (client: TestClient, bytes: Uint8Array, type = 'image/jpeg'): Promise<Answer<{ id: string }>> =>
  client.call('uploadImage', { bytes: new Uint8Array(bytes), headers: { 'content-type': type } });

export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>;

/** A server that keeps pictures in a folder of its own, and what lies there of one of them. */
export const startPictureServer = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-pictures-'));
  const files = folderFiles(folder);
  const server = await startServer({ imageFiles: files });
  return {
    server,
    files,
    filesOf: async (id: string) => (await readdir(folder, { recursive: true })).filter((name) => name.includes(id)),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
};
