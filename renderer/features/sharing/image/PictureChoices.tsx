import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import { BACKGROUNDS, type BackgroundId } from './backgrounds.ts';
import { SHAPES, type Shape } from './imageLayout.ts';
import styles from './PictureChoices.module.css';

/** What the picture is drawn on: swatches, the name of the chosen one beside the heading. */
export const BackgroundChoice = ({ value, onChange }: { value: BackgroundId; onChange(id: BackgroundId): void }) => (
  <fieldset className={classes(layout.row, styles.swatches)}>
    <legend className={layout.hint}>
      Background <span aria-hidden="true">· {BACKGROUNDS.find(({ id }) => id === value)?.name}</span>
    </legend>
    {BACKGROUNDS.map(({ id, name }) => (
      <label key={id} title={name} className={styles.swatch}>
        <input type="radio" name="background" checked={value === id} onChange={() => onChange(id)} />
        <span className={styles[id]} />
        <span className="visually-hidden">{name}</span>
      </label>
    ))}
  </fieldset>
);

/** How high the picture is for its width. */
export const ShapeChoice = ({ value, onChange }: { value: Shape; onChange(shape: Shape): void }) => (
  <fieldset className={classes(layout.row, styles.shapes)}>
    <legend className={layout.hint}>Shape</legend>
    {SHAPES.map(({ id, name }) => (
      <label key={id}>
        <input type="radio" name="shape" checked={value === id} onChange={() => onChange(id)} />
        {name}
      </label>
    ))}
  </fieldset>
);
