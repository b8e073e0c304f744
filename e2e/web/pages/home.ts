import { test as base } from '../../fixtures.ts';
import { HomePage } from './HomePage.ts';

/** Tests that begin on the home screen. */
export const test = base.extend<{ home: HomePage }>({
  home: async ({ page }, use) => {
    const home = new HomePage(page);
    await home.open();
    await use(home);
  },
});

export { expect } from '../../fixtures.ts';
