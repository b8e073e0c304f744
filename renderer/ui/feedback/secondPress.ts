/** In milliseconds, and in pixels. */
const SOON = 500;
const NEAR = 24;

/** Whoever presses twice means what the first press shut, and not what lay below it. Keys have no place: they go through. */
export const ignoreSecondPress = (first: MouseEvent): void => {
  if (first.detail === 0 || performance.now() - first.timeStamp > SOON) return;
  const ignore = (event: MouseEvent) => {
    const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (event.detail === 0 || distance > NEAR) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), SOON);
};
