import { imageLimits } from '../../../core/rules/community.ts';
import { photoLimits } from '../../../core/rules/prayerText.ts';

/** Why a picture can't be taken, in words for the person. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

/** `square` is its middle, for what is shown round; `photo` is for a prayer, and small. */
export type PictureShape = 'whole' | 'square' | 'photo';

/** How a picture is encoded: the first way that makes it small enough. */
interface Way {
  quality: number;
  /** The longer side in pixels at most. */
  side: number;
}
const ways: Readonly<Record<PictureShape, { bytes: number; ways: readonly Way[] }>> = {
  whole: { bytes: imageLimits.bytes, ways: [{ quality: 0.85, side: imageLimits.side }] },
  square: { bytes: imageLimits.bytes, ways: [{ quality: 0.85, side: imageLimits.side }] },
  photo: {
    bytes: photoLimits.bytes,
    ways: [
      { quality: 0.8, side: photoLimits.side },
      { quality: 0.6, side: photoLimits.side },
      { quality: 0.5, side: 1024 },
      { quality: 0.4, side: 800 },
      { quality: 0.4, side: 512 },
    ],
  },
};

/** The side of a square one in pixels: the largest it is shown, on the sharpest screen. */
const SQUARE = 512;

interface Frame {
  /** What is taken of the picture, from its middle. */
  left: number;
  top: number;
  taken: { width: number; height: number };
  /** The size it is drawn in. */
  width: number;
  height: number;
}

/** How a picture is drawn: never larger than it is, nor than `maxSide`. */
export const frameFor = (
  width: number,
  height: number,
  shape: PictureShape,
  maxSide: number = imageLimits.side,
): Frame => {
  if (shape === 'square') {
    const side = Math.min(width, height);
    const drawn = Math.min(side, SQUARE);
    const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
    return { left, top, taken: { width: side, height: side }, width: drawn, height: drawn };
  }
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const drawn = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return { left: 0, top: 0, taken: { width, height }, ...drawn };
};

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

const draw = async (bitmap: ImageBitmap, shape: PictureShape, { quality, side }: Way): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  const { left, top, taken, width, height } = frameFor(bitmap.width, bitmap.height, shape, side);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PictureProblem('This picture can’t be made smaller here.');
  // What is clear in it would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, taken.width, taken.height, 0, 0, width, height);
  // A browser that writes no WebP gives a PNG instead, which would be many times as large.
  const webp = await encode(canvas, 'image/webp', quality);
  return webp?.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', quality);
};

/**
 * A picture drawn anew on this device: small, upright, and without what the camera wrote into it (place, time, owner). WebP,
 * or JPEG where the browser writes no WebP. Throws PictureProblem.
 */
export const shrinkImage = async (file: Blob, shape: PictureShape): Promise<Blob> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureProblem('This picture can’t be read here. Please choose a JPEG, PNG or WebP.');
  });
  try {
    if (bitmap.width * bitmap.height > imageLimits.pixels)
      throw new PictureProblem('This picture is too large. Please choose one with fewer pixels.');
    const { bytes, ways: all } = ways[shape];
    for (const way of all) {
      const made = await draw(bitmap, shape, way);
      if (made && made.size <= bytes) return made;
    }
    throw new PictureProblem('This picture can’t be made small enough. Please choose another.');
  } finally {
    bitmap.close();
  }
};
