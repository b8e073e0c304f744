// What other features of the server may use of images.
export { claimImage, releaseImage } from './store.ts';

/** Where a picture is read; who may is asked there each time. */
export const imagePaths = (id: string): { url: string; thumbnail: string } => ({
  url: `/api/images/${id}`,
  thumbnail: `/api/images/${id}?size=thumb`,
});
