import { expect, test } from '../pages/people.ts';

test('Support says how to reach people, and what is true here', async ({ page, visitor, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Talk to someone now' })).toHaveAttribute('href', '/helplines');
  await expect(main.getByRole('link', { name: /^Email support/ })).toHaveAttribute(
    'href',
    'mailto:support@lampstand.example',
  );
  await expect(main.getByRole('link', { name: 'Join Community' })).toHaveAttribute('href', '/chat');
  await expect(main).toContainText('within 24 hours');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'How do I create an account?',
    'How does the AI wisdom search work?',
    'Who can read my prayer journal?',
    'What does a subscription give me?',
    'How do I cancel?',
    'Age',
    'Moderation',
    'Your data',
  ]);
  await expect(main).toContainText(
    'an email address, a password, a nickname and your birth date. You are signed in immediately.',
  );
  await expect(main).toContainText('13 and older');
  await expect(main, 'no model is set up here').toContainText('No AI model writes here.');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible();
  await visitor.link('Join Community').click();
  await expect(page).toHaveURL('/chat');
});

test('the server answers with a head of its own', async ({ request }) => {
  const html = await (await request.get('/support')).text();
  expect(html).toContain('<title>Support · Lampstand</title>');
  expect(html).toContain('property="og:title" content="Support"');
  expect(html).toMatch(/SupportPage-[\w-]+\.js/);
});

test.describe('where a model writes', () => {
  test.use({ ownServer: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' } });

  test('Support says so', async ({ page }) => {
    await page.goto('/support');
    const main = page.getByRole('main');
    await expect(main).toContainText('An AI model may then write a reflection and a prayer');
    await expect(main).not.toContainText('No AI model writes here.');
  });
});
