import sharp from 'sharp';
import { imageLimits } from '../../../core/rules/community.ts';

/** A picture as it is kept, without anything that was written into it beside its pixels. */
export interface EncodedImage {
  image: Uint8Array;
  thumbnail: Uint8Array;
  width: number;
  height: number;
}

/** Null for what is no picture of a kind that is taken. */
export type Encoded = EncodedImage | 'too many pixels' | null;

/** For one picture, in seconds. */
const TIMEOUT = 20;
/** Of what phones and browsers make; everything else that the library could open is hostile at best. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
sharp.cache(false);
sharp.concurrency(1);

/** Of what moves, the first picture. What breaks off in the middle is refused. */
const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: imageLimits.pixels, pages: 1 }).timeout({ seconds: TIMEOUT });

const encode = async (bytes: Uint8Array): Promise<Encoded> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > imageLimits.pixels) return 'too many pixels';
    // Turned as the camera says; what else it wrote (where, when, with what) is not copied.
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: imageLimits.side, height: imageLimits.side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .resize({
        width: imageLimits.thumbnailSide,
        height: imageLimits.thumbnailSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 75 })
      .toBuffer();
    return { image: data, thumbnail, width: info.width, height: info.height };
  } catch {
    return null;
  }
};

process.on('message', (bytes: Uint8Array) => void encode(bytes).then((encoded) => process.send?.(encoded)));
