import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of what is on the screen now; it takes the focus, so that a screen reader begins there. */
export const StepHeading = ({ children }: { children: ReactNode }) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
};
