import { useLayoutEffect, type RefObject } from 'react';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';

/** For the heading of a step that takes the place of the one before: the page begins at its top, with the focus there. */
export const useStepHeading = (title: string): RefObject<HTMLHeadingElement | null> => {
  useLayoutEffect(() => {
    // In braces: newer browsers give a promise, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, []);
  return useFocusOnMount<HTMLHeadingElement>(title);
};
