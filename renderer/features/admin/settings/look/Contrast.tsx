import { useFormContext } from 'react-hook-form';
import { contrastProblems } from '../../../../../core/rules/colours/contrast.ts';
import { isColour } from '../colours.ts';
import type { SettingsValues } from '../values.ts';
import styles from '../Settings.module.css';

/** As many as a person takes in; each of them is enough for the server to refuse. */
const SHOWN = 3;

/** What could not be read in the colours of a theme as they are typed, the worst first. */
export const Contrast = ({ theme }: { theme: 'light' | 'dark' }) => {
  const { watch } = useFormContext<SettingsValues>();
  const colours = watch('colours');
  const typed = Object.values(colours).flatMap((palette) => Object.values(palette));
  const problems = typed.every(isColour)
    ? contrastProblems(colours)
        .filter((problem) => problem.theme === theme)
        .sort((one, other) => one.ratio - other.ratio)
    : [];
  const more = problems.length - SHOWN;
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className={styles.contrast}>
          {problems.slice(0, SHOWN).map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
          {more > 0 && <li>And {more === 1 ? 'one more' : `${more} more`}.</li>}
        </ul>
      )}
    </div>
  );
};
