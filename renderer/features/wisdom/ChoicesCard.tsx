import { ArrowRight } from 'lucide-react';
import type { Suggestion } from '../../../core/matching/types.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { TalkToSomeone } from '../crisis/index.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './wisdom.module.css';

interface ChoicesCardProps {
  choices: readonly Suggestion[];
  onChoose(title: string): void;
  onEscape?: () => void;
}

/** Asks which of three subjects is meant. Nothing has been counted: what is chosen is the search. */
export const ChoicesCard = ({ choices, onChoose, onEscape }: ChoicesCardProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Which is nearest?');
  useEscape(onEscape);
  return (
    <Card lit aria-labelledby="choices-title" className={classes(layout.stack5, styles.ask)}>
      <header className={classes(layout.stack2, styles.head)}>
        <h2 id="choices-title" ref={heading} tabIndex={-1}>
          Which is nearest?
        </h2>
        <p className={styles.because}>
          Your words could be about more than one thing. Choose what comes closest, or say a little more above.
        </p>
      </header>
      <ul className={layout.stack3}>
        {choices.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(title)}>
              {title}
              <ArrowRight size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <TalkToSomeone />
    </Card>
  );
};
