import { readServerAddress } from '../../../../core/rules/network/serverAddress.ts';
import { readServerFile } from '../../../../core/rules/network/serverFile.ts';

/** A picture is a few MB; the file with an address has a line or two. */
const MAX_PICTURE = 30 * 1024 * 1024;
const MAX_FILE = 64 * 1024;

/** The sides a picture is looked at with, in pixels: a code is found best when its squares are neither tiny nor huge. */
const SIDES = [1000, 500, 1800];

/** The server's address in a file that an admin gave, or in a picture of its code; null when there is none. */
export const readAddress = async (file: File): Promise<string | null> =>
  file.type.startsWith('image/') ? readPicture(file) : file.size > MAX_FILE ? null : readServerFile(await file.text());

const readPicture = async (file: File): Promise<string | null> => {
  if (file.size > MAX_PICTURE) return null;
  const [{ default: jsQR }, picture] = await Promise.all([import('jsqr'), createImageBitmap(file)]);
  try {
    for (const side of SIDES) {
      const { data, width, height } = pixelsOf(picture, side);
      const found = jsQR(data, width, height);
      if (found) return addressIn(found.data);
    }
    return null;
  } finally {
    picture.close();
  }
};

const pixelsOf = (picture: ImageBitmap, side: number): ImageData => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((each) => Math.max(1, Math.round(each * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** A code may lead to a page of the server: it is the same server. */
const addressIn = (text: string): string | null => readServerAddress(URL.parse(text)?.origin ?? '');
