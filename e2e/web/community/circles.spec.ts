import { readFile } from 'node:fs/promises';
import { enterCircles } from '../pages/CirclesPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';

test.use({ sharedServer: { SUBSCRIPTION_REQUIRED: 'false' } });

const ruth = newcomer('Ruth');

test('somebody makes a circle, loses nothing when that fails, and finds their way through its tabs by keyboard', async ({
  page,
  visitor,
  outbox,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 500/);
  const circles = await enterCircles(visitor, ruth, outbox);
  await expect(visitor.heading('No Circles Yet')).toBeVisible();
  await expectAccessible();

  await visitor.button('Create Your First Circle').click();
  await circles.inDialog('Create Circle').click();
  await expect(circles.dialog.getByText('Circle name is required').last()).toBeVisible();
  await expect(circles.field('Name')).toBeFocused();
  await circles.field('Name').fill('Tuesday Table');
  await circles.field('Invite by email').fill('naomi@example.org, boaz');
  await circles.inDialog('Create Circle').click();
  await expect(circles.dialog.getByText('“boaz” is not an email address.').last()).toBeVisible();
  await expectAccessible();
  await page.getByRole('switch', { name: 'Public' }).check();
  await expect(circles.field('Invite by email'), 'invites by mail are for private circles').toBeHidden();
  await page.getByRole('switch', { name: 'Public' }).uncheck();
  await circles.field('Invite by email').fill('naomi@example.org,');

  await page.route('**/api/communities', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await circles.inDialog('Create Circle').click();
  await expect(visitor.toast('Failed to create circle')).toBeVisible();
  await page.keyboard.press('Escape');
  await visitor.button('Create Your First Circle').click();
  await expect(circles.field('Name')).toHaveValue('Tuesday Table');
  await expect(circles.field('Invite by email')).toHaveValue('naomi@example.org,');
  await circles.inDialog('Create Circle').click();
  await expect(visitor.toast('Circle created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/communities\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday Table' })).toBeVisible();
  await expect(page).toHaveTitle(/^Tuesday Table · /);
  expect(await outbox.nextLink('naomi@example.org'), 'an invite by mail').toMatch(/^\/circles#invite=/);

  await circles.tab('Feed').press('ArrowRight');
  await expect(circles.tab('Calendar')).toBeFocused();
  await expect(page).toHaveURL(/\?tab=calendar$/);
  await circles.tab('Calendar').press('End');
  await expect(circles.tab('Settings')).toBeFocused();
  for (const name of ['Settings', 'Study', 'Members', 'Verses', 'Calendar', 'Feed']) {
    await circles.tab(name).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible();
    await expectAccessible();
  }
  await page.goBack();
  await expect(circles.tab('Calendar')).toHaveAttribute('aria-selected', 'true');
  await visitor.link('All circles').click();
  await expect(circles.card('Tuesday Table')).toContainText('Owner');
  await visitor.button('Create Circle').click();
  await expect(circles.field('Name'), 'what was made is cleared').toHaveValue('');
});

test('words of danger in a circle’s name are answered by whom to call, and a circle that is deleted is not asked for again', async ({
  page,
  visitor,
  outbox,
}) => {
  const circles = await enterCircles(visitor, ruth, outbox);

  await test.step('nothing is sent of a name with words of danger', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await visitor.button('Create Circle').click();
    await circles.field('Name').fill('I want to kill myself');
    await circles.inDialog('Create Circle').click();
    const care = page.getByRole('dialog', { name: 'Help in danger' });
    await expect(care.getByText('988').first()).toBeVisible();
    expect(sent).not.toContain('/api/communities');
    await care.getByRole('button', { name: 'Back to my words' }).click();
    await expect(circles.field('Name')).toHaveValue('I want to kill myself');
  });

  await test.step('a circle that is deleted from its settings is not asked for again', async () => {
    await circles.openCircle(await circles.make({ name: 'Tuesday Table' }), 'Settings');
    await expect(visitor.button('Make a link')).toBeVisible();
    await visitor.button('Delete Circle').click();
    await circles.inDialog('Delete Circle').click();
    await expect(page).toHaveURL('/communities');
    await expect(circles.card('Tuesday Table')).toContainText('Deleted, 30 days left');
  });
});

test('a circle plans an event, reads a verse and studies a topic', async ({
  page,
  visitor,
  outbox,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of (400|500)/);
  const circles = await enterCircles(visitor, ruth, outbox);
  await circles.openCircle(await circles.make({ name: 'Tuesday Table' }), 'Calendar');

  await test.step('an event is planned, answered, taken into a calendar and deleted', async () => {
    await visitor.button('New event').click();
    await circles.inDialog('Create event').click();
    await expect(visitor.toast('Missing information')).toBeVisible();
    await expect(visitor.toast('Please enter event title and date/time.')).toBeVisible();
    await expect(circles.field('Title')).toBeFocused();
    const year = new Date().getFullYear() + 1;
    await circles.field('Title').fill('Supper, with bread');
    await circles.field('Date and time').fill(`${year}-03-05T19:30`);
    await circles.field('Location (optional)').fill('12 Lower Street');
    await circles.inDialog('Create event').click();
    await expect(page.getByRole('dialog', { name: 'One more look?' }), 'an address is asked about').toBeVisible();
    await page.route('**/events', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await circles.inDialog('Share anyway').click();
    await expect(visitor.toast('The event was not created')).toBeVisible();
    // The same words are asked about once.
    await circles.inDialog('Create event').click();
    await expect(visitor.toast('Event created')).toBeVisible();
    const card = page.getByRole('article', { name: 'Supper, with bread' });
    await expect(card).toContainText('7:30');
    await expect(card).toContainText('Planned by Ruth');
    await expectAccessible();
    // It is evening there, and the next day already by UTC.
    const ahead = await page.evaluate((end) => (end - new Date().getFullYear()) * 12 + 2 - new Date().getMonth(), year);
    for (let month = 0; month < ahead; month++) await visitor.button('Next month').click();
    await expect(page.getByRole('cell').filter({ hasText: 'Supper, with bread' })).toHaveText(/^5\D/);

    const attending = card.getByRole('button', { name: /^Attending/ });
    await attending.click();
    await expect(attending).toHaveAttribute('aria-pressed', 'true');
    await expect(attending).toHaveText('Attending1');
    await page.route('**/events/*/praying', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    const praying = card.getByRole('button', { name: /^Praying/ });
    await praying.click();
    await expect(card.getByText('That was not saved.')).toBeVisible();
    await expect(praying, 'what was not saved is taken back').toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(attending).toHaveText('Attending1');
    await expect(praying).toHaveText('Praying');

    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Add to calendar: Supper, with bread' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('supper-with-bread.ics');
    const ics = await readFile(await file.path(), 'utf8');
    const utc = await page.evaluate((at) => new Date(at).toISOString(), `${year}-03-05T19:30`);
    expect(ics).toContain(`DTSTART:${utc.replace(/[-:]|\.\d+/g, '')}`);
    expect(ics).toContain('SUMMARY:Supper\\, with bread');
    expect(ics).toContain('LOCATION:12 Lower Street');

    await card.getByRole('button', { name: 'More about Supper, with bread' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await circles.inDialog('Delete event').click();
    await expect(card).toBeHidden();
    await expect(visitor.heading('Calendar')).toBeFocused();
    await page.reload();
    await expect(visitor.heading('Nothing planned yet')).toBeVisible();
  });

  await test.step('a circle reads a verse and studies a topic', async () => {
    await circles.tab('Verses').click();
    await expect(visitor.heading('No verse yet')).toBeVisible();
    await visitor.button('Change Verse').click();
    await circles.field('Reference').fill('Nowhere 3:16');
    await circles.inDialog('Change Verse').click();
    await expect(circles.dialog.getByRole('alert').first()).toBeVisible();
    await circles.field('Reference').fill('john 3 16');
    await circles.inDialog('Change Verse').click();
    await expect(page.getByRole('figure')).toContainText('For God so loved the world');
    await expect(page.getByRole('figure')).toContainText('John 3:16');
    const read = visitor.button('Mark as read');
    await read.click();
    await expect(visitor.button('Read')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
    await page.reload();
    await expect(visitor.button('Read')).toHaveAttribute('aria-pressed', 'true');

    await circles.tab('Study').click();
    await visitor.button('New Topic').click();
    await circles.inDialog('Set topic').click();
    await expect(circles.dialog.getByText('Please enter a topic.').last()).toBeVisible();
    await circles.field('Topic').fill('What does Jonah teach us about mercy?');
    await circles.inDialog('Set topic').click();
    await expect(page.getByRole('tabpanel').getByText('What does Jonah teach us about mercy?')).toBeVisible();
    await expect(page.getByText('0 of 1 member studied today')).toBeVisible();
    await visitor.button('Studied today').click();
    await expect(page.getByText('1 of 1 member studied today')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Studied today' })).toHaveJSProperty('value', 1);
    await expectAccessible();
    await page.reload();
    await expect(visitor.button('Studied today')).toHaveAttribute('aria-pressed', 'true');
  });
});
