import { BookOpenText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { useEscape } from '../../ui/escape.ts';
import { ContextPanel } from './ContextPanel.tsx';
import styles from './scripture.module.css';

/** Opens the verses before and after a passage. Give it a `key` where the passage changes under it. */
export const ReadInContext = ({ reference }: { reference: string }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEscape(
    open
      ? () => {
          setOpen(false);
          button.current?.focus();
        }
      : null,
  );
  return (
    <>
      <Button
        ref={button}
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`Read in context: ${reference}`}
      >
        <BookOpenText size={18} aria-hidden />
        Read in context
      </Button>
      {open && (
        <div id={id} className={styles.panel}>
          <ContextPanel reference={reference} />
        </div>
      )}
    </>
  );
};
