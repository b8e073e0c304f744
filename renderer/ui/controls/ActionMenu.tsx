import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useEscape } from '../escape.ts';
import styles from './ActionMenu.module.css';

interface ActionMenuProps {
  icon: ReactNode;
  /** Below the icon; without it the button is the icon alone. */
  label?: string;
  /** What it is read out as. */
  name: string;
  /** Stands in an ActionBar, whose width its panel takes on phones. */
  inBar?: boolean;
  children: ReactNode;
}

/**
 * A button that opens a panel of buttons, until the focus goes elsewhere. What stands in the panel keeps its state while it is shut: a saved verse stays
 * saved.
 */
export const ActionMenu = ({ icon, label, name, inBar = false, children }: ActionMenuProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    // Its bar sticks where it is seen: to scroll would take the reader to where it ends.
    button.current?.focus({ preventScroll: true });
  };
  useEscape(isOpen ? close : null);

  useEffect(() => {
    if (!isOpen) return undefined;
    if (!inBar) panel.current?.scrollIntoView({ block: 'nearest' });
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [isOpen, inBar]);

  return (
    <div ref={whole} className={classes(styles.menu, inBar && styles.inBar)}>
      <button
        ref={button}
        type="button"
        className={inBar ? undefined : styles.button}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        {label}
      </button>
      <div ref={panel} id={id} role="group" aria-label={name} hidden={!isOpen} className={styles.panel}>
        {children}
      </div>
    </div>
  );
};
