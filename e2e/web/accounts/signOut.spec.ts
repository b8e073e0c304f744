import { expect, newcomer, test } from '../pages/people.ts';

test('given words typed on home and on a category page, a sign-out removes them', async ({ page, visitor, faults }) => {
  faults.expect(/status of 503|The feedback was not sent/);
  const next = newcomer('Next');
  await visitor.signUp(next);
  await expect(await page.request.post('/api/auth/logout')).toBeOK();
  await visitor.signUp(newcomer('Ruth'));
  let sent = 0;
  await page.route('**/api/feedback', (route) => {
    sent++;
    return route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/');
  await page.getByRole('textbox').fill('Philippians 4:6-7');
  await page.getByRole('textbox').press('Enter');
  await page.getByRole('radio', { name: 'Very Helpful' }).check();
  await visitor.button('Send').click();
  await expect.poll(() => sent).toBe(1);
  await expect(visitor.button('Send')).toBeEnabled();
  await page.getByRole('link', { name: 'Emotions' }).click();
  await expect(visitor.heading('Emotions')).toBeVisible();
  await page.getByRole('textbox').fill('Psalm 23:1');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText('my shepherd').first()).toBeVisible();

  await visitor.logout.click();
  await visitor.login.click();
  await visitor.signIn(next.email);
  await expect(visitor.name('Next')).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
    return fetch('/healthz');
  });
  expect(sent, 'a feedback that waited is not filed under the next person').toBe(1);

  for (let back = 0; back < 5; back++) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/my shepherd|do not be anxious/)).toHaveCount(0);
    const boxes = page.getByRole('search').getByRole('textbox');
    if (await boxes.count()) await expect(boxes).toHaveValue('');
  }
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/Psalm|Philippians/);
});
