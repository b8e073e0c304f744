import { expect, newcomer, test } from '../pages/people.ts';

const ruth = newcomer('Ruth');

test('a visitor finds one card with both ways in, and a free account is told that nothing is sold where no payments are set up', async ({
  page,
  visitor,
  another,
  expectAccessible,
}) => {
  await visitor.signUp(ruth);

  await test.step('a free account is told that nothing is sold where no payments are set up', async () => {
    await page.goto('/chat');
    await expect(visitor.heading('Upgrade to Access SoulFeed')).toBeVisible();
    await expect(page.getByText('No subscription is sold here today.')).toBeVisible();
    await expect(page.getByText('$')).toHaveCount(0);
    await expect(page.getByText('money-back')).toHaveCount(0);
    await expect(visitor.link('Upgrade to Premium')).toHaveCount(0);
    await expectAccessible();
    await visitor.link('Back to Home').click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('a visitor comes back to where they were', async () => {
    const stranger = await another();
    await stranger.page.goto('/chat#post=0b9f7c1e-0000-4000-8000-000000000000');
    await expect(stranger.heading('Create Your Profile to Access SoulFeed')).toBeVisible();
    await expect(stranger.link('Create Account')).toHaveAttribute('href', '/register');
    await stranger.link('Sign In').click();
    await stranger.signIn(ruth.email);
    await expect(stranger.page).toHaveURL(/\/chat#post=0b9f/);

    await page.context().clearCookies();
    await page.goto('/soulfeed');
    await expect(visitor.heading('Create Your Profile to Access SoulFeed')).toBeVisible();
    // The card is narrowest on a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'SoulFeed' })).toHaveAttribute('aria-current', 'page');
    await page.goto('/documents');
    await expect(visitor.heading('Create Your Profile to Access Documents Library')).toBeVisible();
  });
});

test('no search engine and no preview is told of the community', async ({ request }) => {
  const circles = ['/communities', '/circles', '/communities/0b9f7c1e-0000-4000-8000-000000000000'];
  for (const path of ['/chat', '/soulfeed', '/documents', ...circles]) {
    const answer = await request.get(path, { headers: { Accept: 'text/html' } });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
    expect(await answer.text(), path).not.toMatch(/og:|twitter:/);
  }
  expect((await request.get('/')).headers()['x-robots-tag']).toBeUndefined();
});

test.describe('where no subscription is asked for', () => {
  test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' } });

  test('the page waits for its gate, and for a confirmed address before one shares', async ({
    page,
    visitor,
    outbox,
    faults,
    expectAccessible,
  }) => {
    faults.expect(/status of 503/);
    await visitor.signUp(ruth);

    await test.step('a gate that can’t be asked shows a retry and never the page', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route('**/api/subscription-required', (route) =>
        route.fulfill({ status: 503, json: { error: 'Please try again.', code: 'unavailable', requestId: '1' } }),
      );
      await page.goto('/chat');
      await expect(page.getByRole('alert')).toHaveText('Please try again.');
      await expect(visitor.button('Share')).toBeHidden();
      expect(asked).not.toContain('/api/posts');
      await page.unroute('**/api/subscription-required');
      await visitor.button('Try again').click();
      await expect(visitor.heading('It is quiet here')).toBeVisible();
    });

    await test.step('an unconfirmed account reads, and is told what is missing before it shares', async () => {
      await expect(page.getByText('Before you share, one step is missing.')).toBeVisible();
      await expect(visitor.button('Share')).toBeHidden();
      await expectAccessible();
      const answer = await page.request.post('/api/auth/verify', {
        data: { token: (await outbox.nextLink(ruth.email)).split('token=')[1] },
      });
      await expect(answer).toBeOK();
      await page.reload();
      await expect(visitor.button('Share')).toBeVisible();
    });

    await test.step('the documents page says that it is to come', async () => {
      await page.goto('/documents');
      await expect(visitor.heading('Under Construction')).toBeVisible();
      await expect(page.getByText('PDFs must be under 5MB. Text files are .txt, .doc, .docx.')).toBeVisible();
      await expectAccessible();
    });
  });
});
