import { useDeferredModule } from '../useDeferredModule.ts';
import { classes } from '../classes.ts';
import styles from './Illustration.module.css';

const load = () => import('./drawings.ts');

export type IllustrationName = keyof Awaited<ReturnType<typeof load>>['drawings'];

interface IllustrationProps {
  name: IllustrationName;
  className?: string;
}

/**
 * A line drawing beside words that say all it says: screen readers pass it over. Its box is reserved at once, the lines come
 * by themselves, and without a connection they may stay away.
 */
export const Illustration = ({ name, className }: IllustrationProps) => {
  const drawing = useDeferredModule(load, true)?.drawings[name];
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" data-illustration={name} className={classes(styles.box, className)}>
      {drawing?.map((path, layer) => path && <path key={layer} d={path} className={layers[layer]} />)}
    </svg>
  );
};

/** What the four paths of a drawing are, from the lowest to the highest. */
const layers = [styles.glow, styles.light, styles.soft, styles.ink];
