import type { Page } from '@playwright/test';

/** Opens a path within the app that is open, as a link does: the page is not loaded again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
