/** How soon and how near a second press follows the first, in milliseconds and pixels. */
const SOON = 300;
const NEAR = 24;

/**
 * The second of a double press. A mouse's is counted by the browser; of taps each is a first one everywhere, so that time and
 * place tell. Keys have no place: they go through.
 */
const isSecond = (first: MouseEvent, event: MouseEvent): boolean => {
  const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
  return (event.detail > 1 || isTap) && distance <= NEAR;
};

/** Whoever presses twice means what the first press shut, and not what lay below it. */
export const ignoreSecondPress = (first: MouseEvent): void => {
  if (first.detail === 0 || performance.now() - first.timeStamp > SOON) return;
  const ignore = (event: MouseEvent) => {
    if (!isSecond(first, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), SOON);
};
