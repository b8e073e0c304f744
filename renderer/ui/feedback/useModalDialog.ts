import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ignoreSecondPress } from './secondPress.ts';

/** For a dialog of the browser's own, above everything, that is open as long as it is drawn. */
export const useModalDialog = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect: it is shut, and gives the focus back, while it still stands in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    let press: MouseEvent | null = null;
    dialog.addEventListener('click', (event) => (press = event), true);
    dialog.showModal();
    return () => {
      dialog.close();
      if (press) ignoreSecondPress(press);
    };
  }, []);
  return ref;
};
