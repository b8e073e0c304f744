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
    let finger: number | undefined;
    const isCorner = ({ clientX, clientY }: PointerEvent) => clientX > window.innerWidth - CORNER && clientY < CORNER;
    const begin = (event: PointerEvent) => {
      clearTimeout(timer);
      finger = event.pointerId;
      if (isCorner(event)) timer = setTimeout(onHeld, HOLD);
    };
    // A mouse that lies on the desk says where it is, too.
    const move = (event: PointerEvent) => {
      if (event.pointerId === finger && !isCorner(event)) clearTimeout(timer);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId === finger) clearTimeout(timer);
    };
    const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener);
    };
  }, [onHeld]);
  return null;
};
