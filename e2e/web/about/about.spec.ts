import { times } from '../../long.ts';
import { payloads } from '../../payloads.ts';
import { expectNoHit, watchHits } from '../pages/hits.ts';
import { expect, test } from '../pages/people.ts';
import { becomeAdmin, content, write } from './aboutPage.ts';

test('a visitor reads what the product came with', { tag: '@phone' }, async ({ page, visitor, expectAccessible }) => {
  const answer = await page.goto('/about');
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('<title>About · Lampstand</title>');
  await expect(page).toHaveTitle('About · Lampstand');
  const main = page.getByRole('main');
  for (const name of ['About Lampstand', 'Our Mission', 'Our Story', 'Helpful Resources', 'Get in Touch'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main.getByRole('list', { name: 'People' }), 'nobody is named').toHaveCount(0);
  for (const host of ['biblegateway', 'thegospelcoalition', 'gotquestions', 'ccef', 'ligonier', 'crossway'])
    await expect(main.locator(`a[href^="https://www.${host}."]`)).toHaveAttribute('rel', /noopener/);
  await expect(main.locator('a[href="mailto:support@lampstand.example"]')).toBeVisible();
  await expect(main.getByText('© 2001 by Crossway')).toBeVisible();
  await expect(visitor.button('Edit this page')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Wisdom',
    'Journal',
    'SoulFeed',
    'Circles',
    'About',
  ]);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible();
});

test('a failed loading says so and is tried again', async ({ page, visitor, faults, expectAccessible }) => {
  faults.expect(/status of 500|ERR_FAILED/);
  for (const fail of [{ status: 500 as const }, null]) {
    await page.route('**/api/about', (route) => (fail ? route.fulfill({ ...fail, body: '' }) : route.abort()), {
      times: 1,
    });
    await page.goto('/about');
    await expect(visitor.heading('About Content Not Found')).toBeVisible();
    if (fail) await expectAccessible();
    await visitor.button('Try again').click();
    await expect(visitor.heading('Our Mission')).toBeVisible();
  }
});

test.describe('where an admin writes', () => {
  // Only the first admin is set up by the secret, and there is one About page.
  test.use({ ownServer: {} });

  test('long texts fit a window of 320 pixels, and hostile ones stay texts', async ({
    page,
    visitor,
    expectAccessible,
  }) => {
    await becomeAdmin(page.request);
    await test.step('long', async () => {
      const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsamt'.repeat(2);
      await write(
        page.request,
        content({ mission: long, person1Name: long, person1Email: `${'a'.repeat(60)}@example.org` }),
      );
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/about');
      await expect(visitor.heading(long)).toBeVisible();
      const tops = await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
      expect(tops, 'all entries are in one line').toBe(1);
      await expectAccessible();
      await visitor.button('Edit this page').click();
      await expect(visitor.field('Mission')).toHaveValue(long);
      await expectAccessible();
    });
    await watchHits(page);
    const pages = times(2, 10);
    for (let first = 0; first < pages; first++)
      await test.step(`hostile, from the payload ${first}`, async () => {
        // Of each kind some: those of a kind stand together.
        const some = payloads.filter((_, index) => index % 10 === first);
        const [short = ''] = some;
        await write(
          page.request,
          content({
            mission: short,
            person1Name: short.slice(0, 100),
            person1Bio: short,
            ourStory: some.join('\n\n'),
            helpfulResources: some.map((each) => ({
              name: each.slice(0, 100) || 'x',
              url: 'https://example.org/',
              description: each.slice(0, 300),
            })),
          }),
        );
        await page.goto('/about');
        await expect(visitor.heading('Our Story')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('hit()');
        await visitor.button('Edit this page').click();
        await expect(visitor.field('Our Story')).toBeVisible();
        await expectNoHit(page);
      });
  });
});
