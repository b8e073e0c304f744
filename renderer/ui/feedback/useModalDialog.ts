import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a dialog of the browser's own, above everything, that is open as long as it is drawn. */
export const useModalDialog = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect: it is shut, and gives the focus back, while it still stands in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
};
