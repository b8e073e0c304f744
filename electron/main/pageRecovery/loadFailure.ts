/** Chromium’s code of a load that a rule refused or that another one replaced: the page stays. */
const ABORTED = -3;

/** Whether `did-fail-load` tells of a page that did not come. */
export const isPageFailure = (code: number, isMainFrame: boolean): boolean => isMainFrame && code !== ABORTED;
