import { useLayoutEffect } from 'react';

/** How long after a finger was lifted its click may come, in milliseconds. */
const CLICK_AFTER = 400;

/**
 * Tells of the first touch or key. A touch on a button ends nothing by itself, since its click would be lost: the button does.
 * Only a finger that slides off it is no click, and ends it too.
 */
export const useTouchToEnd = (onEnd: (byTouch: boolean) => void, onType: (letter: string) => void): void => {
  // From the moment the loop is seen: the first key of a word would be lost.
  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let slid: ReturnType<typeof setTimeout> | undefined;
    const isOnButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;
    const down = (event: PointerEvent) => {
      if (!isOnButton(event)) onEnd(true);
    };
    const up = () => (slid = setTimeout(() => onEnd(false), CLICK_AFTER));
    const key = (event: KeyboardEvent) => {
      const isLetter = [...event.key].length === 1 && event.key !== ' ';
      if (!isLetter) return onEnd(false);
      // It would be typed once more into the field that is there by then.
      event.preventDefault();
      onType(event.key);
    };
    window.addEventListener('pointerdown', down, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    window.addEventListener('wheel', () => onEnd(false), { signal });
    window.addEventListener('keydown', key, { signal });
    return () => {
      ending.abort();
      clearTimeout(slid);
    };
  }, [onEnd, onType]);
};
