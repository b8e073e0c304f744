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

test('a logo stands beside the name, on narrow and wide screens, in light and dark', async ({
  page,
  visitor,
  expectAccessible,
}) => {
  const logo = await giveLogo(visitor);
  const home = page.getByRole('banner').getByRole('link', { name: chapel.name });
  for (const width of [320, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expectDrawn(page, logo);
      const drawn = await home.getByRole('presentation').boundingBox();
      expect(drawn?.width, 'as wide as it is high by nature').toBeCloseTo((drawn?.height ?? 0) * 2.5, 0);
      expect(drawn?.height).toBeLessThanOrEqual(32);
      await expect(home.getByText(chapel.name)).toBeInViewport({ ratio: 1 });
    }
  await expectAccessible();
});

test('a logo that can’t be had gives way to the lamp', async ({ page, visitor, faults }) => {
  faults.expect(/status of 404|ERR_FAILED/);
  const logo = await giveLogo(visitor);
  await page.route(`**${logo}`, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('banner').locator('svg').first()).toBeVisible();
  await expect(page.locator(`img[src="${logo}"]`)).toHaveCount(0);
});

test('a picture that is shared carries the logo', async ({ page, visitor }) => {
  const logo = await giveLogo(visitor);
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

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the logo stays', async ({ context, page, visitor, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NetworkError|gave no answer/);
    const logo = await giveLogo(visitor);
    await page.goto('/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    await page.reload();
    await expectDrawn(page, logo);
    await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), logo)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expectDrawn(page, logo);
  });
});
