import type { WebContents } from 'electron';

/** How long after a click or key press a link may still leave the app, in milliseconds. */
const VALID_FOR = 5_000;

/**
 * Tells whether the person has just clicked, touched or typed, and uses that up. A script that reached our page can so
 * not flood the person with browser windows: one real click opens one link at the most.
 */
export const watchUserActivation = (contents: WebContents, now: () => number): (() => boolean) => {
  let last = -Infinity;
  contents.on('input-event', (_event, { type }) => {
    if (
      type === 'mouseDown' ||
      type === 'mouseUp' ||
      type === 'rawKeyDown' ||
      type === 'keyDown' ||
      type === 'gestureTap'
    )
      last = now();
  });
  return () => {
    const recent = now() - last < VALID_FOR;
    last = -Infinity;
    return recent;
  };
};
