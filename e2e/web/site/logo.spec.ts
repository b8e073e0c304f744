import { ADMIN_SECRET } from '../../fixtures.ts';
import { changeSettings, chapel, expectDrawn, uploadLogo } from '../pages/renaming.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';
import { pressInPanel } from '../pages/HomePage.ts';

// The logo is for all who are on the server.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');

/** Signs up, becomes admin, and gives the place a name and a logo. The logo's address. */
const giveLogo = async (visitor: Visitor): Promise<string> => {
  const { page } = visitor;
  await visitor.signUp(naomi);
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await page.request.post('/api/admin/setup', { data })).toBeOK();
  await changeSettings(page.request, chapel);
  return uploadLogo(page.request);
};

test('a logo stands beside the name, goes with a picture that is shared, and gives way to the lamp where it can’t be had', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 404|ERR_FAILED/);
  const logo = await giveLogo(visitor);
  await test.step('on narrow and wide screens, in light and dark', async () => {
    const home = page.getByRole('banner').getByRole('link', { name: chapel.name });
    await page.goto('/');
    for (const width of [320, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 720 });
        await page.emulateMedia({ colorScheme });
        await expectDrawn(page, logo);
        const drawn = await home.getByRole('presentation').boundingBox();
        expect(drawn?.width, 'as wide as it is high by nature').toBeCloseTo((drawn?.height ?? 0) * 2.5, 0);
        expect(drawn?.height).toBeLessThanOrEqual(32);
        await expect(home.getByText(chapel.name)).toBeInViewport({ ratio: 1 });
      }
    await expectAccessible();
  });
  await test.step('a picture that is shared', async () => {
    await page.goto('/topic/anger');
    await page.evaluate(() => {
      const drawn: string[] = [];
      Object.assign(window, { drawn });
      const { prototype } = CanvasRenderingContext2D;
      prototype.drawImage = new Proxy(prototype.drawImage, {
        apply(draw, context, given: unknown[]) {
          if (given[0] instanceof HTMLImageElement) drawn.push(new URL(given[0].src).pathname);
          Reflect.apply(draw, context, given);
        },
      });
    });
    await pressInPanel(page, 'More actions', 'Share as image');
    await expect(page.getByRole('dialog', { name: 'Share as an image' }).getByRole('img')).toBeVisible();
    expect(await page.evaluate(() => (window as { drawn?: string[] }).drawn)).toContain(logo);
  });
  await test.step('a logo that can’t be had', async () => {
    await page.route(`**${logo}`, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('banner').locator('svg').first()).toBeVisible();
    await expect(page.locator(`img[src="${logo}"]`)).toHaveCount(0);
  });
});
