import type { APIRequestContext } from '@playwright/test';
import { enterFeed } from '../pages/FeedPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';

test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' } });

const ruth = newcomer('Ruth');

/** Shares something with a link, which waits for a moderator, who warns the person for it. */
const warn = async (person: APIRequestContext, staff: APIRequestContext, reason: string): Promise<void> => {
  const data = { content: `https://example.org/${reason.length}`, postType: 'general', audience: 'everyone' };
  await expect(await person.post('/api/posts', { data: { ...data, confirmed: true } })).toBeOK();
  const cases = (await (await staff.get('/api/admin/moderation/cases')).json()) as { id: string; state: string }[];
  const id = cases.find(({ state }) => state === 'open')?.id;
  await expect(
    await staff.post(`/api/admin/moderation/cases/${id}/actions`, { data: { action: 'warn', reason } }),
  ).toBeOK();
};

test('a notice is counted beside the name, stands near the top of the profile, and is read when it is seen', async ({
  page,
  visitor,
  outbox,
  another,
  expectAccessible,
}) => {
  const admin = await another();
  await enterFeed(admin, newcomer('Naomi'), outbox);
  await admin.setUpAdmin();
  await enterFeed(visitor, ruth, outbox);
  const notices = page.getByRole('region', { name: 'Notices' });
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Saved items' })).toBeVisible();
  await expect(notices, 'nothing was ever told').toBeHidden();
  await expect(visitor.name('Ruth')).toHaveAccessibleName('Profile of Ruth');

  await page.goto('/');
  await warn(page.request, admin.page.request, 'We do not advertise here.');
  await page.reload();
  await expect(visitor.name('Ruth')).toHaveAccessibleName('Profile of Ruth 1 unread notice');
  await expectAccessible();
  await visitor.name('Ruth').click();
  await expect(notices).toContainText('We do not advertise here.');
  await expect(notices.getByText('New', { exact: true })).toBeVisible();
  await expect(visitor.name('Ruth')).toHaveAccessibleName('Profile of Ruth');
  await expect(notices.getByText('New', { exact: true }), 'stays marked while it is looked at').toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(notices).toContainText('We do not advertise here.');
  await expect(notices.getByText('New', { exact: true })).toBeHidden();

  await visitor.link('SoulFeed').click();
  await expect(visitor.heading('SoulFeed')).toBeVisible();
  await warn(page.request, admin.page.request, 'Please, no links to shops.');
  await expect(visitor.name('Ruth')).toHaveAccessibleName('Profile of Ruth 1 unread notice');
  await visitor.link('Read').click();
  await expect(notices.getByRole('heading', { name: 'Notices' })).toBeFocused();
  await expect(notices.getByRole('listitem').first()).toContainText('Please, no links to shops.');

  await notices.getByRole('button', { name: 'Ask for another look' }).first().click();
  await page.getByLabel('Why you see it differently').fill('It was our own bazaar.');
  await visitor.button('Send appeal').click();
  await expect(page.getByRole('dialog').locator(':focus')).toContainText('Your appeal was sent');
  await visitor.button('Close').click();
  await expect(notices.getByText('You asked for another look.')).toBeVisible();
});
