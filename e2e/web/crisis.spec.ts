import { lostConnection } from '../fixtures.ts';
import { expect, test } from './pages/home.ts';

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

test('with the limit used up and no network words of danger still show the lines, and ask nobody', async ({
  home,
  page,
  context,
  faults,
}) => {
  // Only the verse below the lines may have to be fetched.
  faults.expect(lostConnection);
  faults.expect(/A note could not be loaded/);
  await home.search('Philippians 4:6-7');
  await expect(home.result).toBeVisible();
  await expect(page.getByText(/^0 of 1 left/)).toBeVisible();
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await home.search('I want to kill myself');

  await expect(page.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeVisible();
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test('who fears to hurt somebody is not told that it is done to them', async ({ home, page }) => {
  await home.search('I think I might hurt my baby');

  await expect(page.getByRole('heading', { name: /Please talk to someone/ })).toBeVisible();
  await expect(page.getByText('If anyone is in danger right now')).toBeVisible();
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible();
  await expect(page.getByText('James 1:19-20').first()).toBeVisible();
  await expect(page.getByText('not your fault')).toBeHidden();
});

test('"Leave this page quickly" opens another page, and Back finds nothing', async ({ home, page, faults }) => {
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
