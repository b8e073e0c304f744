import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/**
 * Takes a picture as the raw body (`Content-Type: image/…`, at most 8 MB and 40 megapixels), and keeps it re-encoded,
 * without what the camera wrote into it. One that no post takes within a day is removed. 413, 415, 422 `full`.
 */
export const uploadImage = endpoint(routes.uploadImage, { reply: z.strictObject({ id: z.uuid() }) });

/** The picture as WebP, for whoever may see what it belongs to: asked each time. 404 for everybody else. */
export const readImage = endpoint(routes.readImage, {
  params: z.strictObject({ imageId: z.uuid() }),
  query: z.strictObject({ size: z.enum(['thumb']).optional() }),
});
