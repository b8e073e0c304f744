import sharp from 'sharp';
import { imageLimits, logoLimits } from '../../../core/rules/community.ts';

/** A picture as it is kept, without anything that was written into it beside its pixels. */
export interface EncodedImage {
  image: Uint8Array;
  thumbnail: Uint8Array;
  width: number;
  height: number;
}

/** Null for what is no picture of a kind that is taken. */
export type Encoded<Kept = EncodedImage> = Kept | 'too many pixels' | null;

/** What a file is made into. */
export interface EncodedAs {
  picture: EncodedImage;
  logo: Omit<EncodedImage, 'thumbnail'>;
}

/** For one picture, in seconds. */
const TIMEOUT = 20;
/** Of what phones and browsers make; everything else that the library could open is hostile at best. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
sharp.cache(false);
sharp.concurrency(1);

/** Of what moves, the first picture. What breaks off in the middle is refused. */
const open = (bytes: Uint8Array, limitInputPixels: number) =>
  sharp(bytes, { failOn: 'error', limitInputPixels, pages: 1 }).timeout({ seconds: TIMEOUT });

const makers: { [Kind in keyof EncodedAs]: (bytes: Uint8Array) => Promise<EncodedAs[Kind]> } = {
  async picture(bytes) {
    // Turned as the camera says; what else it wrote (where, when, with what) is not copied.
    const { data, info } = await open(bytes, imageLimits.pixels)
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
  },
  async logo(bytes) {
    const { data, info } = await open(bytes, logoLimits.pixels)
      .autoOrient()
      .resize({ width: logoLimits.width, height: logoLimits.height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  },
};

const limits = { picture: imageLimits.pixels, logo: logoLimits.pixels };

/** What the process is asked. */
export interface EncodeRequest {
  bytes: Uint8Array;
  as: keyof EncodedAs;
}

const encode = async ({ bytes, as }: EncodeRequest): Promise<Encoded<EncodedAs[keyof EncodedAs]>> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > limits[as]) return 'too many pixels';
    return await makers[as](bytes);
  } catch {
    return null;
  }
};

process.on('message', (request: EncodeRequest) => void encode(request).then((encoded) => process.send?.(encoded)));
