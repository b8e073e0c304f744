import { lostConnection } from '../../fixtures.ts';
import { goTo } from '../pages/HomePage.ts';
import { expect, test } from '../pages/home.ts';

test(
  'words of danger show the lines to call, and nothing is sent',
  { tag: ['@phone', '@smoke'] },
  async ({ home, page, expectAccessible }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('kill'))
        sent.push(`${request.method()} ${request.url()}`);
    });

    await home.search('I want to kill myself');

    await expect(page.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeVisible();
    await expect(page.getByRole('link', { name: /988/ }).first()).toHaveAttribute('href', /^(tel|sms):988/);
    await expect(page.getByText("God's Word")).toBeVisible();
    await expectAccessible();
    expect(sent).toEqual([]);
  },
);

test('each danger has a card of its own, and comes without a request where no network and no search is left', async ({
  home,
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  const lines = page.getByRole('link', { name: /988/ }).first();
  await test.step('the fear of hurting somebody is not answered as if it were done to the person', async () => {
    await home.search('I think I might hurt my baby');
    await expect(page.getByRole('heading', { name: /Please talk to someone/ })).toBeVisible();
    await expect(page.getByText('If anyone is in danger right now')).toBeVisible();
    await expect(lines).toBeVisible();
    await expect(page.getByText('Psalm 51:10').first()).toBeVisible();
    await expect(page.getByText('not your fault')).toBeHidden();
    await home.open();
  });
  await test.step('worry about a friend', async () => {
    await home.search('my best friend says she wants to kill herself');
    await expect(page.getByRole('heading', { name: 'You can help, and you do not have to do it alone' })).toBeVisible();
    await expect(page.getByText('Galatians 6:2')).toBeVisible();
    await home.open();
  });
  await test.step('self-harm', async () => {
    await home.search('i cut myself when it gets too much');
    await expect(page.getByRole('heading', { name: 'You deserve care, not punishment' })).toBeVisible();
    await expect(page.getByText('Psalm 147:3')).toBeVisible();
    await home.button('Back to search').click();
    await expect(home.heading).toBeVisible();
    await expect(home.box).toHaveValue('');
    await home.open();
  });
  await test.step('with no network and no search left', async () => {
    await home.search('Philippians 4:6-7');
    await expect(home.result).toBeVisible();
    await expect(page.getByText('That was today’s last search. More in')).toBeVisible();
    await context.setOffline(true);
    asked.length = 0;
    await home.search('I want to kill myself');
    await expect(page.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeVisible();
    await expect(lines).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test('"Leave this page quickly" opens another page, and Back shows nothing', async ({ home, page, faults }) => {
  const elsewhere = 'https://www.wikipedia.org/';
  faults.expect(/request to another host: https:\/\/www\.wikipedia\.org\/$/);
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>An encyclopedia</h1>' }));
  await home.search('my husband beats me');
  await page.getByRole('button', { name: 'Leave this page quickly' }).click();
  await expect(page).toHaveURL(elsewhere);
  await page.goBack();
  await expect(home.heading).toBeVisible();
  await expect(home.box).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Leave this page quickly' })).toBeHidden();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toMatch(/beats|abuse/);
});

test(
  'words that may speak of danger get the note that fits and a way to the lines, and are sent nowhere',
  { tag: '@phone' },
  async ({ home, page, expectAccessible }) => {
    const words = 'i have nothing left to give and no one would care';
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.postData() ?? '');
    });
    await home.search(words);

    await expect(home.lifeNote).toBeVisible();
    const strip = page.getByRole('complementary', { name: 'Help in danger' });
    await expect(strip).toContainText('If you are in danger, or someone is:');
    await expect(strip.getByRole('link', { name: 'call 988' })).toHaveAttribute('href', 'tel:988');
    await expectAccessible();
    await page.reload();
    await expect(home.heading).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'nothing left',
    );
    expect(sent.join()).not.toContain('nothing left');
  },
);

test(
  '"Talk to someone now" is one touch away on every page, and works without a network',
  { tag: ['@phone', '@smoke'] },
  async ({ page, context, faults, expectAccessible }) => {
    faults.expect(lostConnection);
    await page.goto('/');
    for (const [path, title] of [
      ['/topic/anger', 'Anger'],
      ['/category/money', 'Money & Provision'],
      ['/login', /./],
      ['/register', /./],
      ['/', 'What do you need help with today?'],
    ] as const) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Talk to someone now' })).toBeVisible();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Talk to someone now' }).click();
    await expect(page).toHaveURL('/helplines');
    await expect(page.getByRole('heading', { name: 'Talk to someone now' })).toBeVisible();
    await expect(page.getByRole('link', { name: /988/ }).first()).toHaveAttribute('href', /^(tel|sms):988/);
    await expect(page.getByRole('link', { name: 'Call 1 800 799 7233' })).toBeVisible();
    await expectAccessible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Talk to someone now' }).click();
    await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible();
  },
);
