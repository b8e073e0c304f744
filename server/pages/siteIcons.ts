import { once } from '../settings/service.ts';

/** How much of an icon's side the logo takes: a maskable one may be cut to a circle. */
const SHARE = 0.84;
const MASKABLE_SHARE = 0.6;

const icons: Readonly<Record<string, { side: number; share: number }>> = {
  '/icons/icon-192.png': { side: 192, share: SHARE },
  '/icons/icon-512.png': { side: 512, share: SHARE },
  '/icons/maskable-512.png': { side: 512, share: MASKABLE_SHARE },
  '/icons/apple-touch-icon.png': { side: 180, share: SHARE },
};
const FAVICON = '/favicon.svg';
const FAVICON_SIDE = 64;

export interface Icon {
  type: string;
  bytes: Buffer;
}

/** Draws the icons of the site from its logo, each when it is first asked for. Null for an address that is none of them. */
export const createIcons = (logo: () => Promise<Buffer>, paper: string): ((path: string) => Promise<Icon> | null) => {
  const drawPng = async (side: number, share: number): Promise<Buffer> => {
    const { default: sharp } = await import('sharp');
    const inner = Math.round(side * share);
    const mark = await sharp(await logo())
      .resize({ width: inner, height: inner, fit: 'inside' })
      .png()
      .toBuffer();
    return sharp({ create: { width: side, height: side, channels: 3, background: paper } })
      .composite([{ input: mark }])
      .png()
      .toBuffer();
  };
  const png = async (side: number, share: number): Promise<Icon> => ({
    type: 'image/png',
    bytes: await drawPng(side, share),
  });
  const svg = async (): Promise<Icon> => {
    const inside = (await drawPng(FAVICON_SIDE, SHARE)).toString('base64');
    const size = `width="${FAVICON_SIDE}" height="${FAVICON_SIDE}"`;
    const words = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${inside}"/></svg>`;
    return { type: 'image/svg+xml', bytes: Buffer.from(words) };
  };
  const drawn = new Map<string, () => Promise<Icon>>([[FAVICON, once(svg)]]);
  for (const [path, { side, share }] of Object.entries(icons))
    drawn.set(
      path,
      once(() => png(side, share)),
    );
  return (path) => drawn.get(path)?.() ?? null;
};
