/** How long the first picture of a page waits for the fonts, in milliseconds: as long as `font-display: optional` does. */
const WAIT = 100;

/**
 * Asks for both fonts and waits for them a moment. What is drawn before they have come stays in the system's own letters
 * for as long as the page is open: a swap would move what somebody is reading. The next visit finds them kept.
 */
export const fontsOrWait = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(['1rem Figtree', '1rem "Source Serif 4"'].map((font) => document.fonts.load(font))),
    new Promise((resolve) => setTimeout(resolve, WAIT)),
  ]);
