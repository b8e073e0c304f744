import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  title: string;
  /** Before the title; above it where there is little room. All of them have one, or none. */
  icon?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the tabs are of, for a screen reader. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange(id: Id): void;
  children: ReactNode;
}

/** Tabs over one panel: arrows move between them, Tab goes into the panel. */
export const Tabs = <Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  // The line scrolls where it is too long: the open one is always to be seen. Only sideways, the page stays where it is.
  useEffect(() => {
    const line = list.current;
    const open = line?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!line || !open || line.scrollWidth <= line.clientWidth) return;
    line.scrollLeft = open.offsetLeft - line.offsetLeft - (line.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  useEffect(() => {
    const line = list.current;
    if (!line) return;
    // Of more than fits, the edge fades that has more behind it.
    const mark = () => {
      const left = line.scrollLeft > 1;
      const right = line.scrollLeft < line.scrollWidth - line.clientWidth - 1;
      line.dataset['more'] = [left && 'left', right && 'right'].filter(Boolean).join(' ');
    };
    const size = new ResizeObserver(mark);
    size.observe(line);
    line.addEventListener('scroll', mark, { passive: true });
    return () => {
      size.disconnect();
      line.removeEventListener('scroll', mark);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // From the one that has the focus: what an arrow opened may still be loading, and another one be current.
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = elements.findIndex((element) => element === event.target);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onChange(next.id);
    elements[index]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classes(styles.tabs, tabs.some(({ icon }) => icon !== undefined) && styles.withIcons)}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, title, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === current}
            aria-controls={`${base}-panel`}
            tabIndex={id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(id)}
          >
            {icon}
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`}>
        {children}
      </div>
    </>
  );
};
