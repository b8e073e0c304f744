import { fromBase64, toBase64 } from '../../../../core/text/base64.ts';
import type { NewPhoto, PhotoBytes } from '../../../../core/journal/types.ts';

/** A picture that was made small, as the journal takes it. */
export const newPhoto = async (picture: Blob): Promise<NewPhoto> => {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { type: picture.type, data: toBase64(new Uint8Array(await picture.arrayBuffer())), width, height };
};

export const blobOf = ({ type, data }: PhotoBytes): Blob => new Blob([fromBase64(data)], { type });
