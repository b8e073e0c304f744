import { loadPictureFonts, PICTURE_SANS, PICTURE_SERIF } from '../../../ui/pictureFonts.ts';
import { site } from '../../site/index.ts';
import { backgroundOf, type BackgroundId } from './backgrounds.ts';
import { layOut, MARGIN, WIDTH, type Layout, type Measure, type Shape, type ShareImage } from './imageLayout.ts';

const SCALE = 2;
const QUALITY = 0.9;

const SERIF = `"${PICTURE_SERIF}", Georgia, serif`;
const SANS = `"${PICTURE_SANS}", "Helvetica Neue", Arial, sans-serif`;

type Style = Layout['lines'][number]['style'];

const looks: Record<Style, { weight: number; family: string; colour: 'ink' | 'accent' }> = {
  topic: { weight: 600, family: SANS, colour: 'accent' },
  heading: { weight: 620, family: SANS, colour: 'accent' },
  verse: { weight: 440, family: SERIF, colour: 'ink' },
  reference: { weight: 600, family: SANS, colour: 'ink' },
  text: { weight: 400, family: SANS, colour: 'ink' },
  brand: { weight: 560, family: SERIF, colour: 'ink' },
  notice: { weight: 400, family: SANS, colour: 'ink' },
};

const fontOf = (style: Style, size: number): string => `${looks[style].weight} ${size}px ${looks[style].family}`;

/** What a picture is drawn of. */
export interface Drawn extends ShareImage {
  background: BackgroundId;
  shape: Shape;
}

/**
 * The picture as a JPEG: drawn by us from the words alone, so that every browser gives the same one, whatever its theme,
 * since it leaves for other people's screens.
 */
export const drawShareImage = async (picture: Drawn): Promise<Blob> => {
  await loadPictureFonts();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const measure: Measure = (text, style, size) => {
    context.font = fontOf(style, size);
    return context.measureText(text).width;
  };
  const layout = layOut(picture, measure, picture.shape);
  const scale = (SCALE * WIDTH) / layout.width;
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.round(layout.height * scale);
  context.scale(scale, scale);
  paint(context, layout, picture.background, await loadLogo());
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be made');
  return blob;
};

/** The church's own logo, where it has one that can be had now. */
const loadLogo = async (): Promise<HTMLImageElement | null> => {
  const { logo } = site();
  if (logo === null) return null;
  const image = new Image();
  image.src = logo;
  return image.decode().then(
    () => image,
    () => null,
  );
};

const paint = (
  context: CanvasRenderingContext2D,
  layout: Layout,
  background: BackgroundId,
  logo: HTMLImageElement | null,
) => {
  const { colours, draw } = backgroundOf(background);
  const { width, lines, rule } = layout;
  draw(context, layout);
  context.fillStyle = `${colours.ink}24`;
  context.fillRect(MARGIN, rule, width - 2 * MARGIN, 1);
  for (const { text, style, size, x, y } of lines) {
    context.font = fontOf(style, size);
    context.fillStyle = colours[looks[style].colour];
    context.globalAlpha = style === 'notice' ? 0.74 : 1;
    context.fillText(text, x, y);
  }
  context.globalAlpha = 1;
  if (logo) paintLogo(context, logo, MARGIN, rule + 23);
  else paintLamp(context, MARGIN, rule + 23, colours.ink);
};

/** How high the mark beside the name is, and how wide. */
const MARK = 24;

const paintLogo = (context: CanvasRenderingContext2D, logo: HTMLImageElement, x: number, y: number) => {
  const scale = MARK / Math.max(logo.naturalWidth, logo.naturalHeight);
  const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
  context.drawImage(logo, x + (MARK - width) / 2, y + (MARK - height) / 2, width, height);
};

/** The lamp (shell/Logo.tsx), which is 32 units high. */
const paintLamp = (context: CanvasRenderingContext2D, x: number, y: number, ink: string) => {
  context.save();
  context.translate(x, y);
  context.scale(MARK / 32, MARK / 32);
  context.fillStyle = '#e39a2b';
  context.fill(new Path2D('M16 2c3.5 3.7 5.2 6.4 5.2 9a5.2 5.2 0 0 1-10.4 0c0-2.6 1.7-5.3 5.2-9z'));
  context.fillStyle = ink;
  context.fill(
    new Path2D(
      'M6.5 18h19c-.5 3.7-3.7 6.2-7.7 6.6v2.8h3.9a1.3 1.3 0 0 1 0 2.6H10.3a1.3 1.3 0 0 1 0-2.6h3.9v-2.8c-4-.4-7.2-2.9-7.7-6.6z',
    ),
  );
  context.restore();
};
