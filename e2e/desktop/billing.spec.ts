import { expect, signUp, test } from './fixtures.ts';
import { recordOpenedOutside } from './openedOutside.ts';

test('the app takes no cards: its page for plans opens that of the server in the person’s browser', async ({
  desktop,
  server,
}) => {
  const { page, requests } = desktop;
  const outside = await recordOpenedOutside(desktop);
  await signUp(page, 'billing');
  const policy = await page.evaluate(async () => {
    const { headers } = await fetch('app://lampstand/subscribe');
    return [headers.get('content-security-policy'), headers.get('permissions-policy')].join('; ');
  });
  expect(policy).not.toContain('stripe');
  expect(policy).toContain('payment=()');

  await page.goto('app://lampstand/subscribe?plan=family');
  await expect(page.getByText('Plans are chosen and paid for in your browser.')).toBeVisible();
  await page.getByRole('link', { name: 'Open plans' }).click();
  await expect.poll(outside).toHaveLength(1);
  const [address = ''] = await outside();
  const { pathname, search } = new URL(address);
  expect(address).toMatch(/^http:/);
  expect(new URL(address).port).not.toBe('');
  expect(pathname + search).toBe('/subscribe?plan=family');
  expect((await fetch(address.replace(/^http:\/\/[^/]+/, server.url))).status).toBe(200);
  await expect(page).toHaveURL('app://lampstand/subscribe?plan=family');
  expect(requests.filter((url) => url.includes('stripe'))).toEqual([]);
});

test('inside the app a way to /subscribe that is no link needs no other document', async ({ desktop: { page } }) => {
  await page.evaluate(() => {
    Object.assign(window, { marked: true });
    history.pushState({ idx: 1 }, '', '/subscribe');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Spiritual Journey');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});
