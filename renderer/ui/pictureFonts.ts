import sans from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';

/** The page's own fonts under names for pictures: where they came late the page stays without them (fonts.ts). */
export const PICTURE_SERIF = 'Lampstand Picture Serif';
export const PICTURE_SANS = 'Lampstand Picture Sans';

const load = async (family: string, url: string): Promise<void> => {
  const font = new FontFace(family, `url(${url})`, { weight: '300 900' });
  await font.load();
  document.fonts.add(font);
};

let loading: Promise<unknown> | null = null;

/** Waits for them; without a network a picture has the letters of the device. */
export const loadPictureFonts = (): Promise<unknown> =>
  (loading ??= Promise.all([load(PICTURE_SERIF, serif), load(PICTURE_SANS, sans)]).catch(() => {
    loading = null;
  }));
