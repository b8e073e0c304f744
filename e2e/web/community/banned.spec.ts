import type { APIResponse, Page } from '@playwright/test';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, PASSWORD, test, type Visitor } from '../pages/people.ts';

test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' } });

const naomi = newcomer('Naomi');
const boaz = newcomer('Boaz');

const ok = async (answer: APIResponse): Promise<unknown> => {
  await expect(answer).toBeOK();
  return answer.json();
};

/** Has an admin ban somebody whom another reported. */
const ban = async (desk: Page, reporter: Visitor, banned: Visitor): Promise<void> => {
  const { id } = (await ok(await banned.page.request.get('/api/auth/user'))) as { id: string };
  await ok(
    await reporter.page.request.post('/api/reports', { data: { subject: 'user', subjectId: id, reason: 'spam' } }),
  );
  await ok(await desk.request.post('/api/admin/setup', { data: { email: naomi.email, adminSecret: ADMIN_SECRET } }));
  const [open] = (await ok(await desk.request.get('/api/admin/moderation/cases'))) as { id: string }[];
  const data = { action: 'ban', reason: 'Advertising.' };
  await ok(await desk.request.post(`/api/admin/moderation/cases/${open?.id}/actions`, { data }));
};

const askAgain = async (visitor: Visitor, text: string): Promise<void> => {
  await visitor.link('Ask for another look').click();
  await visitor.field('Why you see it differently').fill(text);
  await visitor.button('Send appeal').click();
};

test('somebody who was banned is led from the sign-in to an appeal, with the right password and once', async ({
  page,
  visitor,
  another,
  outbox,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 40[0139]/);
  const { page: desk } = await another();
  const data = { ...naomi, email: naomi.email, password: PASSWORD, birthDate: '1990-05-17' };
  await ok(await desk.request.post('/api/auth/register', { data }));
  const token = (await outbox.nextLink(naomi.email)).split('token=')[1];
  await expect(await desk.request.post('/api/auth/verify', { data: { token } })).toBeOK();
  await visitor.signUp(boaz);
  const reporter = await another();
  await reporter.signUp(newcomer('Ruth'));
  await ban(desk, reporter, visitor);

  await page.goto('/login');
  await visitor.signIn(boaz.email, 'not the password');
  await expect(page.getByRole('form', { name: 'Sign in' }).getByRole('alert')).toBeVisible();
  await expect(visitor.link('Ask for another look'), 'nothing is told without the password').toBeHidden();
  await visitor.signIn(boaz.email);
  await expect(visitor.link('Ask for another look')).toBeVisible();
  await expectAccessible();
  await visitor.link('Ask for another look').click();
  await expect(page).toHaveURL(/\/appeal$/);
  await expectAccessible();

  // A token that has ended, or that nobody ever had.
  await page.goto(`/appeal#token=${'x'.repeat(43)}`);
  await visitor.field('Why you see it differently').fill('It was a gift.');
  await visitor.button('Send appeal').click();
  await expect(page.getByRole('form').getByText('This link is too old. Please sign in')).toBeVisible();

  await page.goto('/login');
  await visitor.signIn(boaz.email);
  await askAgain(visitor, 'It was a gift, I wrote it badly.');
  await expect(page.getByText('Your appeal was sent')).toBeVisible();

  await page.goto('/login');
  await visitor.signIn(boaz.email);
  await askAgain(visitor, 'Once more.');
  await expect(page.getByRole('form').getByText('You have appealed against this already.')).toBeVisible();
  await expect(visitor.field('Why you see it differently'), 'the words are kept').toHaveValue('Once more.');

  await desk.goto('/admin?tab=moderation');
  await desk.getByRole('tab', { name: 'Appeals' }).click();
  await expect(desk.getByText('It was a gift, I wrote it badly.')).toBeVisible();
  await expect(desk.getByText('Once more.')).toBeHidden();
});
