type Move = 'next' | 'previous' | 'first' | 'last';

/** Moves the focus among the prayers of the list; whether there was one to go to. The one that can be tabbed to is the start. */
export const moveInList = (root: HTMLElement, move: Move): boolean => {
  const all = [...root.querySelectorAll<HTMLElement>('[data-prayer] a')];
  const focused = all.findIndex((each) => each === document.activeElement);
  const start = all.findIndex((each) => each.tabIndex === 0);
  const target = {
    next: focused < 0 ? start : focused + 1,
    previous: focused < 0 ? start : focused - 1,
    first: 0,
    last: all.length - 1,
  }[move];
  const found = all[Math.max(0, Math.min(target, all.length - 1))];
  found?.focus();
  return found !== undefined;
};
