import { imageLimits } from '../../../../core/rules/community.ts';

/** Why a picture can't be taken, in words for the person. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

const QUALITY = 0.85;

/** The size a picture is drawn in: its longer side at most as long as the server keeps. */
export const sizeFor = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, imageLimits.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * A picture drawn anew on this device: small, upright, and without what the camera wrote into it (place, time, owner). WebP,
 * or JPEG where the browser writes no WebP. Throws PictureProblem.
 */
export const shrinkImage = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureProblem('This picture can’t be read here. Please choose a JPEG, PNG or WebP.');
  });
  try {
    if (bitmap.width * bitmap.height > imageLimits.pixels)
      throw new PictureProblem('This picture is too large. Please choose one with fewer pixels.');
    const canvas = document.createElement('canvas');
    Object.assign(canvas, sizeFor(bitmap.width, bitmap.height));
    const context = canvas.getContext('2d');
    if (!context) throw new PictureProblem('This picture can’t be made smaller here.');
    // What is clear in it would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    // A browser that writes no WebP gives a PNG instead, which would be many times as large.
    const webp = await encode(canvas, 'image/webp');
    const made = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
    if (!made || made.size > imageLimits.bytes)
      throw new PictureProblem('This picture can’t be made small enough. Please choose another.');
    return made;
  } finally {
    bitmap.close();
  }
};
