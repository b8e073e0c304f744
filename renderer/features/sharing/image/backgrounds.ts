import { site } from '../../site/index.ts';
import { drawCream, drawDawn, drawHills, drawLinen, drawNight, drawWater, type Scenery } from './scenery.ts';

interface Colours {
  paper: string;
  ink: string;
  accent: string;
}

interface Background {
  id: string;
  name: string;
  /** Of the words on it, at least 4.5 to 1 against all that is drawn below them. Null: the church's own. */
  colours: Colours | null;
  draw: Scenery;
}

/** What a picture may be drawn on. The first is the specification's (docs/specification.md 1 §2), and what stands at first. */
export const BACKGROUNDS = [
  { id: 'cream', name: 'Cream', colours: null, draw: drawCream },
  { id: 'dawn', name: 'Dawn', colours: { paper: '#fdeedd', ink: '#2f2233', accent: '#7c3a17' }, draw: drawDawn },
  { id: 'night', name: 'Night', colours: { paper: '#0f1530', ink: '#f6eedd', accent: '#f3c677' }, draw: drawNight },
  { id: 'linen', name: 'Linen', colours: { paper: '#f1eadd', ink: '#2d2318', accent: '#73430a' }, draw: drawLinen },
  { id: 'hills', name: 'Hills', colours: { paper: '#f5f3e7', ink: '#232d1e', accent: '#3c4a12' }, draw: drawHills },
  { id: 'water', name: 'Water', colours: { paper: '#f0f5f4', ink: '#12292e', accent: '#124a54' }, draw: drawWater },
] as const satisfies readonly Background[];

export type BackgroundId = (typeof BACKGROUNDS)[number]['id'];

/** The background of that name with the colours that its words have. */
export const backgroundOf = (id: BackgroundId): { colours: Colours; draw: Scenery } => {
  const { colours, draw } = BACKGROUNDS.find((each) => each.id === id) ?? BACKGROUNDS[0];
  return { colours: colours ?? site().colours.light, draw };
};
