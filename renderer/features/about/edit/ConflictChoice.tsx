import { useId, useState } from 'react';
import type { About, AboutContent } from '../../../../core/contract/about.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { differences, labelOf, textOf, withFieldsOf, type AboutField } from './draft.ts';
import styles from './edit.module.css';

interface ConflictChoiceProps {
  /** What both began with. */
  base: AboutContent;
  mine: AboutContent;
  theirs: About;
  /** The texts that were chosen, field by field. Nothing is saved yet. */
  onChosen(content: AboutContent): void;
  onClose(): void;
}

const TITLE = 'Another admin has saved this page';

/** Both texts beside each other where another admin has saved meanwhile: for each field, one is chosen. */
export const ConflictChoice = ({ base, mine, theirs, onChosen, onClose }: ConflictChoiceProps) => {
  const id = useId();
  const heading = useFocusOnMount<HTMLHeadingElement>(TITLE, true);
  const fields = differences(mine, theirs);
  // What only they have changed is most likely wanted.
  const [taken, setTaken] = useState(
    () => new Set(fields.filter((field) => textOf(mine, field) === textOf(base, field))),
  );
  const choose = (field: AboutField, isTheirs: boolean) => {
    const next = new Set(taken);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  const both = { mine, theirs };

  return (
    <Card aria-labelledby={id} className={layout.stack5}>
      <header className={classes(layout.stack2, styles.head)}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {TITLE}
        </h2>
        <p>
          {fields.length > 0
            ? 'Your text is not lost, and theirs is not overwritten. Please choose for each part that differs; afterwards you can still change it, and save.'
            : 'Both of you wrote the same.'}
        </p>
      </header>
      {fields.map((field) => (
        <fieldset key={field} className={styles.group}>
          <legend>{labelOf(field)}</legend>
          <div className={styles.sides}>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <span className={styles.choice}>
                  <input
                    type="radio"
                    name={`${id}-${field}`}
                    checked={taken.has(field) === (side === 'theirs')}
                    onChange={() => choose(field, side === 'theirs')}
                  />
                  {side === 'mine' ? 'Yours' : 'Theirs'}
                </span>
                <span className={classes(styles.text, !textOf(both[side], field) && layout.soft)}>
                  {textOf(both[side], field) || 'Empty'}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onClose}>
          Back to my text
        </Button>
        <Button kind="primary" onClick={() => onChosen(withFieldsOf(mine, theirs, [...taken]))}>
          Use these texts
        </Button>
      </div>
    </Card>
  );
};
