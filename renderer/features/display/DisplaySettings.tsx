import { useId, type ReactNode } from 'react';
import {
  lineSpacings,
  textSizes,
  themes,
  type LineSpacing,
  type TextSize,
  type Theme,
} from '../../../core/rules/display/choices.ts';
import { changeDisplay, useDisplay } from './displayStore.ts';
import styles from './DisplaySettings.module.css';

const themeNames: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark', sepia: 'Sepia' };
const sizeNames: Record<TextSize, string> = {
  90: 'Small',
  100: 'Standard',
  115: 'Large',
  130: 'Larger',
  150: 'Largest',
};
const spacingNames: Record<LineSpacing, string> = { normal: 'Normal', relaxed: 'Relaxed', wide: 'Wide' };

/** Theme, text size and line spacing of this device. Each choice holds at once, for the page around it too. */
export const DisplaySettings = () => {
  const { theme, textSize, lineSpacing } = useDisplay();
  return (
    <div className={styles.settings}>
      <Choices legend="Theme" values={themes} chosen={theme} onChange={(next) => changeDisplay({ theme: next })}>
        {(each) => (
          <>
            <span aria-hidden="true" className={styles.swatch} data-swatch={each}>
              Aa
            </span>
            {themeNames[each]}
          </>
        )}
      </Choices>
      <Choices
        legend="Text size"
        values={textSizes}
        chosen={textSize}
        onChange={(next) => changeDisplay({ textSize: next })}
      >
        {(each) => (
          <>
            <span aria-hidden="true" className={styles.letter} style={{ fontSize: `${Number(each) / 100}em` }}>
              A
            </span>
            <span className="visually-hidden">{sizeNames[each]}</span>
          </>
        )}
      </Choices>
      <Choices
        legend="Line spacing"
        values={lineSpacings}
        chosen={lineSpacing}
        onChange={(next) => changeDisplay({ lineSpacing: next })}
      >
        {(each) => (
          <>
            <span aria-hidden="true" className={styles.lines} data-lines={each} />
            {spacingNames[each]}
          </>
        )}
      </Choices>
    </div>
  );
};

interface ChoicesProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: Value;
  onChange(value: Value): void;
  children(value: Value): ReactNode;
}

/** One of a few, beside each other. */
const Choices = <Value extends string>({ legend, values, chosen, onChange, children }: ChoicesProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {values.map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            {children(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
