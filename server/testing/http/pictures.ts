import sharp, { type Sharp } from 'sharp';
import type { Answer, TestClient } from '../client.ts';

/** A plain picture of this many pixels. */
export const plain = (width: number, height: number, background = '#8a6d3b'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small picture as a phone would send it. */
export const smallJpeg = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await plain(64, 48).jpeg().toBuffer());

export const upload = (client: TestClient, bytes: Uint8Array, type = 'image/jpeg'): Promise<Answer<{ id: string }>> =>
  client.call('uploadImage', { bytes: new Uint8Array(bytes), headers: { 'content-type': type } });
