import { useState } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import styles from './Folded.module.css';

interface FoldedProps {
  text: string;
  /** What is longer than this is folded. */
  long: { characters: number; lines: number };
  /** What the button says while it is folded, and once it is open. */
  words: readonly [more: string, less: string];
  className?: string | undefined;
  /** Wider screens have room for all of it. */
  onPhones?: boolean;
}

/** Words of somebody with their line breaks; long ones are folded to some lines. */
export const Folded = ({ text, long, words: [more, less], className, onPhones = false }: FoldedProps) => {
  const [isOpen, setOpen] = useState(false);
  const folds = text.length > long.characters || text.split('\n').length > long.lines;
  const folded = onPhones ? styles.foldedOnPhones : styles.folded;
  return (
    <div>
      <p dir="auto" className={classes(className, folds && !isOpen && folded)}>
        {text}
      </p>
      {folds && (
        <Button
          kind="quiet"
          className={classes(styles.fold, onPhones && styles.phone)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </Button>
      )}
    </div>
  );
};
