import type { CSSProperties } from 'react';
import type { Site } from '../../../../../core/contract/settings.ts';
import { classes } from '../../../../ui/classes.ts';
import styles from './Preview.module.css';

interface PreviewProps extends Pick<Site, 'name' | 'tagline' | 'logo'> {
  theme: 'light' | 'dark';
  colours: Site['colours']['light'];
}

/** A small page in colours that are not saved yet. A screen reader is told of them by their fields. */
export const Preview = ({ theme, name, tagline, logo, colours: { paper, ink, accent } }: PreviewProps) => (
  <div
    aria-hidden
    className={classes(styles.preview, styles[theme])}
    style={{ '--paper': paper, '--ink': ink, '--accent': accent } as CSSProperties}
  >
    <p className={styles.head}>
      {logo && <img src={logo} alt="" />}
      <strong>{name}</strong>
    </p>
    <p className={styles.tagline}>{tagline}</p>
    <div className={styles.card}>
      <p>Words on a card, with a quieter line below.</p>
      <p className={styles.soft}>Three hours ago</p>
      <p className={styles.ends}>
        <span className={styles.link}>A link</span>
        <span className={styles.button}>A button</span>
      </p>
    </div>
  </div>
);
