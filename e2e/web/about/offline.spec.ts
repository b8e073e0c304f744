import { expect, test } from '../pages/people.ts';
import { becomeAdmin, content, write } from './aboutPage.ts';

const noConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NetworkError|service worker|fetching the script/;

test.use({ ownServer: {}, serviceWorkers: 'allow' });

test('the page shows what was loaded last, and Support and the legal pages everything', async ({
  page,
  visitor,
  context,
  request,
  faults,
}) => {
  faults.expect(noConnection);
  const ofTheProduct = page.getByText('To be a quiet place where anyone may bring what hurts');
  await page.goto('/about');
  await expect(visitor.heading('Our Mission')).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await test.step('what the product came with', async () => {
    await page.goto('/');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(ofTheProduct).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/about');
    await expect(ofTheProduct, 'as it came').toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await expect(visitor.heading('How do I create an account?')).toBeVisible();
    for (const [path, title] of [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
  await test.step('what a church wrote, asked for again with the network', async () => {
    await becomeAdmin(request);
    await write(request, content({ mission: 'By the church' }));
    await context.setOffline(false);
    await page.goto('/about');
    await expect(page.getByText('By the church')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByText('By the church')).toBeVisible();
    await expect(visitor.heading('About Content Not Found')).toHaveCount(0);
    await write(request, content({ mission: 'Written meanwhile' }));
    await context.setOffline(false);
    await expect(page.getByText('Written meanwhile')).toBeVisible();
  });
});
