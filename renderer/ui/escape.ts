import { useEffect, useRef } from 'react';

type Close = () => void;

/** What can be shut by Escape, the topmost last. */
const open: { readonly current: Close | null }[] = [];

/** A dialog and a select shut themselves; in a field other than the search box a person is writing. */
const ownEscape = 'dialog, select, form:not([role=search]) :is(textarea, input:not([type=radio], [type=checkbox]))';

const isForUs = ({ target, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !isComposing &&
  !document.querySelector('dialog[open]') &&
  (target === document.body || (target instanceof Element && !!target.closest('main') && !target.closest(ownEscape)));

const onKeyDown = (event: KeyboardEvent) => {
  const top = open.at(-1);
  if (event.key !== 'Escape' || !top || !isForUs(event)) return;
  event.preventDefault();
  top.current?.();
};

/** Shuts something on Escape, while `close` is there. One Escape shuts one thing: what came last. */
export const useEscape = (close: Close | null | undefined): void => {
  const latest = useRef<Close | null>(null);
  const isOpen = !!close;
  useEffect(() => {
    latest.current = close ?? null;
  });
  useEffect(() => {
    if (!isOpen) return;
    open.push(latest);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      open.splice(open.indexOf(latest), 1);
      if (!open.length) document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
};
