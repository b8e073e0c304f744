/** For what is said of a form, or is written in: it may stand where nobody looks, above or below the letters on the screen. */
export const intoView = (element: Element | null): void => element?.scrollIntoView({ block: 'center' });
