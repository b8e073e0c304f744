import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../pages/HomePage.ts';

const openForm = async (page: Page) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('Philippians 4:6-7');
  const card = page.getByRole('region', { name: 'Share Your Feedback' });
  await card.waitFor();
  return {
    card,
    type: (name: string) => card.getByRole('radio', { name, exact: true }),
    star: (count: number) => card.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` }),
    comments: card.getByRole('textbox'),
    send: card.getByRole('button', { name: /^Send/ }),
  };
};

test(
  'type, stars and comment are sent, and a thank-you is shown',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    const form = await openForm(page);
    await expect(form.card).toContainText(
      'The people who look after Lampstand read this, together with what you searched for.',
    );
    for (const name of ['Very Helpful', 'Somewhat Helpful', 'Not Helpful', 'I have suggestions'])
      await expect(form.type(name)).toBeVisible();
    await expect(form.send).toBeDisabled();
    await form.type('Somewhat Helpful').check();
    await expect(form.send).toBeEnabled();
    await form.star(4).check();
    await form.comments.fill('  It met me where I was.  ');
    await expect(form.card).toContainText('26/500 characters');
    await expectAccessible();

    const sent = page.waitForRequest('**/api/feedback');
    await form.send.click();
    expect((await sent).postDataJSON()).toEqual({
      userId: null,
      searchQuery: 'Philippians 4:6-7',
      feedbackType: 'somewhat_helpful',
      rating: 4,
      comments: 'It met me where I was.',
    });
    const thanks = page.getByRole('heading', { name: 'Thank you for your feedback!' });
    await expect(thanks).toBeFocused();
    await expect(page.getByText('Your input helps us improve Lampstand for everyone.')).toBeVisible();
    await expectAccessible();
  },
);

test('comments that speak of danger, or may, are not sent: certain words open the card, others get the lines', async ({
  page,
  expectAccessible,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/feedback') sent.push(request.postDataJSON());
  });
  const form = await openForm(page);
  await form.type('Not Helpful').check();
  await form.star(1).check();
  await form.comments.fill('I want to kill myself');
  await form.send.click();
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible();
  await expect(page.getByText('Your comments have not been sent or kept.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Back to the page' }).click();

  await expect(form.comments).toHaveValue('');
  await expect(form.type('Not Helpful')).toBeChecked();
  await expect(page.getByText('You may still send the rest.')).toBeVisible();
  expect(sent, 'nothing was sent by itself').toEqual([]);
  await form.send.click();
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
  expect(sent).toMatchObject([{ feedbackType: 'not_helpful', rating: 1, comments: null }]);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await new HomePage(page).search('Philippians 4:6-7');
  await form.type('Not Helpful').check();
  await form.comments.fill('i have nothing left to give and no one would care');
  await form.send.click();
  await expect(page.getByRole('complementary', { name: 'Help in danger' })).toBeVisible();
  await expect(page.getByText('Your comments have not been sent or kept.')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ comments: null });
});

test('the card of danger comes where no classifier can be loaded', async ({ page, faults }) => {
  faults.expect(/signs of danger could not be read|ERR_FAILED/);
  const form = await openForm(page);
  await page.route(/signs/i, (route) => route.abort());
  await form.type('Not Helpful').check();
  await form.comments.fill('I want to kill myself');
  await form.send.click();
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible();
});

test('it can be filled in by keyboard; a suggestion has no rating, and empty fields are sent as null', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 503|The feedback was not sent/);
  const answer = Promise.withResolvers<void>();
  let tries = 0;
  await page.route('**/api/feedback', async (route) => {
    tries++;
    if (tries > 1) return route.continue();
    await answer.promise;
    return route.fulfill({ status: 503, body: '' });
  });
  const form = await openForm(page);
  await test.step('by keyboard', async () => {
    await form.type('Very Helpful').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(form.type('Somewhat Helpful')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(form.star(1)).toBeChecked();
  });
  await test.step('no more than 500 characters can be typed', async () => {
    await form.comments.fill('x'.repeat(499));
    await form.comments.pressSequentially('yz');
    await expect(form.comments).toHaveValue(`${'x'.repeat(499)}y`);
    await expect(form.card).toContainText('500/500 characters');
    // Without it Chromium keeps the words for a tab that is restored.
    await expect(form.comments).toHaveAttribute('autocomplete', 'off');
    await form.comments.fill('');
  });
  await test.step('a rating is taken back', async () => {
    await form.card.getByRole('button', { name: 'No rating' }).click();
    await expect(form.star(1)).not.toBeChecked();
    await form.star(5).check();
    await form.type('I have suggestions').check();
    await expect(form.star(5)).toBeHidden();
  });
  await test.step('the button says when it sends; a failure is retried without a message', async () => {
    const sent = page.waitForRequest('**/api/feedback');
    await form.send.click();
    expect((await sent).postDataJSON()).toMatchObject({ feedbackType: 'suggestion', rating: null, comments: null });
    await expect(form.send).toHaveText('Sending...');
    await expect(form.send).toBeDisabled();
    answer.resolve();
    await expect(form.send).toHaveText('Send');
    await expect(form.send).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
    expect(tries).toBe(2);
  });
});
