import { useEffect } from 'react';

/** How long the corner is held, in milliseconds: nobody does that by chance. */
const HOLD = 4_000;
/** The corner's sides, in pixels. */
const CORNER = 72;

/**
 * The staff's way in: the upper right corner, without a sign, held for four seconds. Nothing lies over the corner, so that
 * a touch there still reaches what is below.
 */
export const CornerHold = ({ onHeld }: { onHeld(): void }) => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isCorner = ({ clientX, clientY }: PointerEvent) => clientX > window.innerWidth - CORNER && clientY < CORNER;
    const begin = (event: PointerEvent) => {
      clearTimeout(timer);
      if (isCorner(event)) timer = setTimeout(onHeld, HOLD);
    };
    const move = (event: PointerEvent) => {
      if (!isCorner(event)) clearTimeout(timer);
    };
    const end = () => clearTimeout(timer);
    const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    return () => {
      end();
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener);
    };
  }, [onHeld]);
  return null;
};
