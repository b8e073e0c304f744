import { Ellipsis } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  /** Drawn in the colour of danger. */
  isDanger?: boolean;
  onSelect(): void;
}

/** A button with three dots and what can be done behind it. Arrows move, Escape shuts and gives the focus back. */
export const Menu = ({ label, items }: { label: string; items: readonly MenuItem[] }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    // All of it, not its first entry alone.
    list.current?.scrollIntoView({ block: 'nearest' });
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!list.current?.contains(target) && !button.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((each) => each === document.activeElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(false);
    else if (target === undefined) return undefined;
    else all[(target + all.length) % all.length]?.focus();
    event.preventDefault();
    return undefined;
  };

  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} aria-hidden />
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={styles.list}
          onKeyDown={onKeyDown}
        >
          {items.map(({ label: words, isDanger = false, onSelect }) => (
            <button
              key={words}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={isDanger ? styles.danger : styles.item}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
