import { useEffect, useRef, type RefObject } from 'react';
import { moveInList } from '../list/moveInList.ts';
import type { Place } from './usePlace.ts';

interface ShortcutParts {
  place: Place;
  onHelp(): void;
}

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'form, input, textarea, select, dialog, [role="menu"], [role="grid"]';

/**
 * Single keys, and only while the focus is within the journal and nothing is typed: somebody who speaks to their computer
 * must not set them off (WCAG 2.1.4).
 */
export const useShortcuts = (root: RefObject<HTMLElement | null>, parts: ShortcutParts): void => {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof HTMLElement) || !root.current?.contains(target) || target.closest(OWN_KEYS)) return;
      if (press(event.key, root.current, target, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root]);
};

/** Whether the key was one of ours. */
const press = (key: string, root: HTMLElement, target: HTMLElement, { place, onHelp }: ShortcutParts): boolean => {
  switch (key) {
    case 'j':
      return moveInList(root, 'next');
    case 'k':
      return moveInList(root, 'previous');
    case 'ArrowDown':
    case 'ArrowUp':
      return target.closest('[data-prayer]') !== null && moveInList(root, key === 'ArrowDown' ? 'next' : 'previous');
    case 'Home':
    case 'End':
      return target.closest('[data-prayer]') !== null && moveInList(root, key === 'Home' ? 'first' : 'last');
    case 'n':
      place.write();
      return true;
    case '/':
      return focus(root, '[type="search"]');
    case '?':
      onHelp();
      return true;
    case 'Escape':
      if (place.shown.kind === 'list') return false;
      place.close();
      return true;
    default:
      return false;
  }
};

const focus = (root: HTMLElement, selector: string): boolean => {
  const found = root.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
};
