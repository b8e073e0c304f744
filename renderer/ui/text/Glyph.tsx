import { classes } from '../classes.ts';
import './glyphs.css';
import styles from './Glyph.module.css';

interface GlyphProps {
  /** A name of build/glyphs.ts. One that is not there shows as a spark. */
  name: string;
  /** In pixels of an unzoomed page. An attribute and not a style: the page as sent may have none (core/http/securityHeaders.ts). */
  size?: 22 | 24 | 26 | 34 | 38;
  className?: string;
}

/** An icon of the first screen. Drawn by CSS, so that it stands at the first paint and costs no script. */
export const Glyph = ({ name, size = 24, className }: GlyphProps) => (
  <span aria-hidden="true" className={classes(styles.glyph, className)} data-glyph={name} data-size={size} />
);
