import { mulberry32 } from '../../../../core/random/mulberry32.ts';
import { site } from '../../site/index.ts';
import { MARGIN, type Layout } from './imageLayout.ts';

/** Draws what lies below the words. The same for the same size everywhere: chance has a seed. */
export type Scenery = (context: CanvasRenderingContext2D, layout: Layout) => void;

type Stop = readonly [at: number, colour: string];

const fillDown = (context: CanvasRenderingContext2D, { width, height }: Layout, stops: readonly Stop[]) => {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
};

/** A light without an edge, in a colour of six digits; `strength` as two digits of the same kind. */
const shine = (
  context: CanvasRenderingContext2D,
  { width, height }: Layout,
  light: { x: number; y: number; radius: number; colour: string; strength: string },
) => {
  const { x, y, radius, colour, strength } = light;
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, `${colour}${strength}`);
  glow.addColorStop(1, `${colour}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
};

export const drawCream: Scenery = (context, layout) => {
  const { light, dark } = site().colours;
  const { width } = layout;
  fillDown(context, layout, [[0, light.paper]]);
  shine(context, layout, { x: width / 2, y: -60, radius: width * 0.85, colour: dark.accent, strength: '57' });
};

export const drawDawn: Scenery = (context, layout) => {
  const { width, height } = layout;
  fillDown(context, layout, [
    [0, '#e6e0ee'],
    [0.42, '#f7e2dc'],
    [0.78, '#fde3c6'],
    [1, '#fbd3a4'],
  ]);
  shine(context, layout, { x: width / 2, y: height * 1.04, radius: width * 0.8, colour: '#ffb35c', strength: '8c' });
};

export const drawNight: Scenery = (context, layout) => {
  const { width, height, top } = layout;
  fillDown(context, layout, [
    [0, '#0f1530'],
    [0.62, '#1c2346'],
    [1, '#342d52'],
  ]);
  const random = mulberry32(7);
  for (let count = 0; count < (width * height) / 2600; count++) {
    const [x, y, size] = [random() * width, random() * height, random()];
    const beside = x < MARGIN - 8 || x > width - MARGIN + 8 || y < top - 8;
    context.globalAlpha = beside ? 0.35 + 0.6 * size : 0.1 + 0.14 * size;
    context.fillStyle = '#fff3d9';
    context.beginPath();
    context.arc(x, y, 0.5 + (beside ? 1.1 : 0.5) * size * size, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
  if (top > 3 * MARGIN) drawMoon(context, width - 2.4 * MARGIN, top / 2, 30);
};

/** A crescent, open to the upper right. */
const drawMoon = (context: CanvasRenderingContext2D, x: number, y: number, radius: number) => {
  context.save();
  context.translate(x, y);
  context.rotate(-0.6);
  context.fillStyle = '#f3c677';
  context.beginPath();
  context.arc(0, 0, radius, 0.9, 2 * Math.PI - 0.9);
  context.quadraticCurveTo(-radius * 0.5, 0, radius * Math.cos(0.9), radius * Math.sin(0.9));
  context.fill();
  context.restore();
};

export const drawLinen: Scenery = (context, layout) => {
  const { width, height } = layout;
  fillDown(context, layout, [[0, '#f1eadd']]);
  const random = mulberry32(11);
  context.fillStyle = '#6b5437';
  for (let x = 0; x < width; x += 1.5) {
    context.globalAlpha = random() * 0.055;
    context.fillRect(x, 0, 0.8, height);
  }
  for (let y = 0; y < height; y += 1.5) {
    context.globalAlpha = random() * 0.055;
    context.fillRect(0, y, width, 0.8);
  }
  // A hem, outside of where words stand.
  context.globalAlpha = 0.5;
  context.strokeStyle = '#a87c3f';
  context.lineWidth = 1.5;
  context.lineCap = 'round';
  context.setLineDash([9, 7]);
  context.strokeRect(MARGIN / 2, MARGIN / 2, width - MARGIN, height - MARGIN);
  context.setLineDash([]);
  context.globalAlpha = 1;
};

/** How high each ridge begins, from the lower edge in parts of the width, how far it swings, and what it is filled with. */
const RIDGES = [
  { rise: 0.36, swing: 0.06, shift: 0.4, colour: '#e6ead6' },
  { rise: 0.25, swing: 0.06, shift: 2.6, colour: '#dae1c7' },
  { rise: 0.13, swing: 0.04, shift: 4.4, colour: '#ccd6b6' },
] as const;

export const drawHills: Scenery = (context, layout) => {
  const { width, height } = layout;
  fillDown(context, layout, [
    [0, '#f8f3e4'],
    [1, '#f0f1e2'],
  ]);
  shine(context, layout, {
    x: width * 0.76,
    y: height - width * 0.36,
    radius: width * 0.42,
    colour: '#f5bf62',
    strength: '73',
  });
  for (const { rise, swing, shift, colour } of RIDGES) {
    const ridge = new Path2D();
    for (let x = -4; x <= width + 4; x += 4) {
      const turn = (x / width) * 4.2 + shift;
      ridge.lineTo(x, height - width * (rise + swing * Math.sin(turn) + swing * 0.3 * Math.sin(2.3 * turn)));
    }
    const ground = new Path2D(ridge);
    ground.lineTo(width + 4, height + 4);
    ground.lineTo(-4, height + 4);
    context.fillStyle = colour;
    context.fill(ground);
    context.strokeStyle = '#4f5f3a59';
    context.lineWidth = 1.5;
    context.stroke(ridge);
  }
};

export const drawWater: Scenery = (context, layout) => {
  const { width, height } = layout;
  fillDown(context, layout, [
    [0, '#f4f6f1'],
    [0.45, '#e6efee'],
    [1, '#cfe1e3'],
  ]);
  shine(context, layout, { x: width * 0.5, y: 0, radius: width * 0.7, colour: '#ffe3ae', strength: '80' });
  context.strokeStyle = '#1f5560';
  context.lineWidth = 1.25;
  const random = mulberry32(23);
  // Nearer waves lie farther apart, reach farther and are clearer.
  const shore = height - width * 0.42;
  for (let y = shore, gap = 9; y < height; y += gap, gap *= 1.16) {
    const [length, shift] = [gap * 9, random() * 7];
    context.globalAlpha = 0.06 + (0.12 * (y - shore)) / (height - shore);
    context.beginPath();
    for (let x = -4; x <= width + 4; x += 4) {
      const turn = (2 * Math.PI * x) / length + shift;
      context.lineTo(x, y + gap * 0.14 * (Math.sin(turn) + Math.sin(turn * 0.37 + shift)));
    }
    context.stroke();
  }
  context.globalAlpha = 1;
};
