import { join } from 'node:path';
import { startPostgres } from '../../../.ci/runner/postgres.ts';
import { checkAccessible } from '../../accessible.ts';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { startServer, type RunningServer } from '../../server.ts';
import { FeedPage } from '../pages/FeedPage.ts';
import { expect, newcomer, Outbox, test, Visitor, type Newcomer } from '../pages/people.ts';

const naomi = newcomer('Naomi');
const miriam = newcomer('Miriam');
const boaz = newcomer('Boaz');
const ruth = newcomer('Ruth');

/** Two processes on one PostgreSQL, as behind a proxy. */
const startTwo = async () => {
  const postgres = await startPostgres();
  const settings = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: '0123456789abcdef'.repeat(4),
    ADMIN_SECRET,
    TRUST_PROXY: 'true',
    SUBSCRIPTION_REQUIRED: 'false',
  };
  const servers = [await startServer(settings), await startServer(settings)] as const;
  return {
    servers,
    async stop() {
      for (const server of servers) await server.stop();
      await postgres.stop();
    },
  };
};

/** Whichever process comes first sends a mail. */
const confirm = async (visitor: Visitor, { email }: Newcomer, servers: readonly RunningServer[]): Promise<void> => {
  const boxes = servers.map(({ folder }) => new Outbox(join(folder, 'outbox')));
  const link = await Promise.any(boxes.map((box) => box.nextLink(email)));
  const answer = await visitor.page.request.post('/api/auth/verify', { data: { token: link.split('token=')[1] } });
  await expect(answer).toBeOK();
};

test('four people at two processes: one writes, one reports, one warns, one takes it back, all live', async ({
  browser,
}) => {
  test.slow();
  const { servers, stop } = await startTwo();
  const come = async (person: Newcomer, at: 0 | 1): Promise<Visitor> => {
    const headers = { 'X-Forwarded-For': `10.77.${at}.7` };
    const context = await browser.newContext({ baseURL: servers[at].url, extraHTTPHeaders: headers });
    const visitor = new Visitor(await context.newPage());
    await visitor.signUp(person);
    await confirm(visitor, person, servers);
    return visitor;
  };
  try {
    const admin = await come(naomi, 0);
    await admin.setUpAdmin();
    const moderator = await come(miriam, 1);
    const { id } = (await (await moderator.page.request.get('/api/auth/user')).json()) as { id: string };
    await expect(
      await admin.page.request.patch(`/api/admin/users/${id}/role`, { data: { role: 'moderator' } }),
    ).toBeOK();

    const writer = new FeedPage((await come(boaz, 0)).page);
    await writer.open();
    await writer.write('The barley is in.');
    await expect(writer.page.getByText('Sending…')).toBeHidden();
    const reader = new FeedPage((await come(ruth, 1)).page);
    await reader.open();
    await expect(reader.post('The barley is in.')).toBeVisible();
    await moderator.page.goto('/admin?tab=moderation');
    await expect(moderator.page.getByText('Nothing waits.')).toBeVisible();
    await admin.page.goto('/admin?tab=moderation');
    await admin.page.getByRole('tab', { name: 'Appeals' }).click();
    await expect(admin.page.getByText('Nobody has appealed.')).toBeVisible();

    await writer.write('Buy my oil, it heals everything.');
    await reader.page.getByRole('button', { name: '1 new' }).click();
    await expect(reader.posts.first()).toContainText('Buy my oil');
    await reader.choose('Boaz', 'Report');
    await reader.page.getByLabel('It is advertising or a fraud').check();
    await reader.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    await expect(reader.post('Buy my oil'), 'hidden from who reported it').toBeHidden();

    const desk = moderator.page.getByRole('main');
    await expect(desk.getByText('Buy my oil, it heals everything.')).toBeVisible();
    await expect(desk.locator('dl > div', { hasText: 'Pending reports' })).toContainText('1');
    await checkAccessible(moderator.page);
    await desk.getByRole('button', { name: 'Decide' }).click();
    const dialog = moderator.page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: 'Hide it and warn' })).toBeChecked();
    await checkAccessible(moderator.page);
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect(dialog.getByText('Please write a reason')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('We do not sell to each other here.');
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect(desk.getByText('Nothing waits.')).toBeVisible();
    await expect(desk.locator('dl > div', { hasText: 'Actions taken' })).toContainText('1');

    await writer.page.getByRole('link', { name: 'Read', exact: true }).click();
    await expect(writer.page.getByText('We do not sell to each other here.')).toBeVisible();
    await writer.page.getByRole('button', { name: 'Ask for another look' }).click();
    await writer.page.getByLabel('Why you see it differently').fill('It was a gift, I wrote it badly.');
    await writer.page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(writer.page.getByText('Your appeal was sent')).toBeVisible();
    await expect(writer.page.locator(':focus')).toContainText('Your appeal was sent');

    await expect(admin.page.getByText('It was a gift, I wrote it badly.')).toBeVisible();
    await admin.page.getByRole('button', { name: 'Take the decision back' }).click();
    await admin.page.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('I asked him. It was meant well.');
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(admin.page.getByRole('main').getByText('Taken back', { exact: true })).toBeVisible();
    await expect(writer.page.getByText('I asked him. It was meant well.')).toBeVisible();

    await moderator.page.getByRole('tab', { name: 'Audit log' }).click();
    await expect(moderator.page.getByRole('cell', { name: 'We do not sell to each other here.' })).toBeVisible();
    await expect(moderator.page.getByRole('cell', { name: 'I asked him. It was meant well.' })).toBeVisible();
  } finally {
    await stop();
  }
});
