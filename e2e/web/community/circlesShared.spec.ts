import type { Route } from '@playwright/test';
import { enterCircles } from '../pages/CirclesPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';

test.use({ sharedServer: { SUBSCRIPTION_REQUIRED: 'false' } });

const ruth = newcomer('Ruth');
const naomi = newcomer('Naomi');

test('a link opened in another browser outlives signing in, asks to join, and is approved live', async ({
  page,
  visitor,
  another,
  outbox,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 400/);
  const circles = await enterCircles(visitor, ruth, outbox);
  const id = await circles.make({ name: 'Tuesday Table' });
  await circles.openCircle(id, 'Settings');
  await visitor.button('Make a link').click();
  await expect(circles.dialog.getByRole('img', { name: /code for the camera/ })).toBeVisible();
  await expectAccessible();
  const url = await circles.dialog.getByText(/#invite=/).innerText();
  const code = await circles.dialog.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/).innerText();
  await circles.inDialog('Done').click();
  await expect(page.getByText('Used 0 of 50 times')).toBeVisible();
  await circles.tab('Members').click();

  await (await another()).signUp(naomi);
  const guest = await another();
  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await guest.page.goto(new URL(url).pathname + new URL(url).hash);
  await expect(guest.page.getByText('The invite is kept for you while you sign in')).toBeVisible();
  await expect(guest.page).toHaveURL('/circles');
  await guest.link('Sign In').click();
  await guest.signIn(naomi.email);
  const card = guest.page.getByRole('region', { name: 'Your invitation' });
  await expect(card).toContainText('Tuesday Table');
  await expect(card).toContainText('1 member');
  expect(asked.filter((each) => each.includes(code))).toEqual([]);
  await guest.button('Not now').click();
  await expect(card).toBeHidden();

  await guest.page.getByRole('textbox', { name: 'Have a code?' }).fill('WRNG-WRNG-WRNG-WRNG');
  await guest.button('See the circle').click();
  await expect(guest.page.getByText('This invite does not work any more')).toBeVisible();
  await guest.page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await guest.page.getByRole('textbox', { name: 'Have a code?' }).fill(code.toLowerCase());
  await guest.button('See the circle').click();
  await guest.button('Join').click();
  await expect(guest.toast('Your request is on its way')).toBeVisible();
  await expect(guest.page.getByText('Waiting for approval')).toBeVisible();

  await visitor.button('Approve Naomi').click();
  await expect(visitor.toast('Naomi is in the circle')).toBeVisible();
  await expect(page.getByText('2 members').first()).toBeVisible();
  await expectAccessible();
  await expect(guest.page.getByText('Waiting for approval'), 'seen live').toBeHidden();
  await guest.link('Tuesday Table').click();
  await expect(guest.page.getByRole('tab', { name: 'Feed' })).toBeVisible();
  await guest.page.getByRole('tab', { name: 'Settings' }).click();
  await expect(guest.button('Leave circle')).toBeVisible();
  await expect(guest.button('Make a link'), 'a member invites nobody').toBeHidden();

  await circles.tab('Settings').click();
  await page.getByRole('button', { name: /^Revoke: Link/ }).click();
  await expect(visitor.toast('The invite no longer works')).toBeVisible();
  await expect(page.getByText('There are none.')).toBeVisible();
});

test('a circle is joined, hears a shout-out, is handed over, left, deleted and brought back', async ({
  page,
  visitor,
  another,
  outbox,
  faults,
  expectAccessible,
}) => {
  const circles = await enterCircles(visitor, ruth, outbox);
  const id = await circles.make({ name: 'Bread for the street', isPublic: true });
  const guest = await another();
  const theirs = await enterCircles(guest, naomi, outbox);

  await test.step('it is found and joined', async () => {
    await expect(theirs.card('Bread for the street')).toBeVisible();
    await guest.field('Search circles').fill('no such thing');
    await expect(
      guest.page.getByText('No public circle has “no such thing” in its name or description.'),
    ).toBeVisible();
    await guest.field('Search circles').fill('bread');
    await guest.button('Join Bread for the street').click();
    await expect(guest.toast('Welcome to “Bread for the street”')).toBeVisible();
    await expect(guest.page).toHaveURL(`/communities/${id}`);
  });

  await test.step('a shout-out stands on top at once, and another member hears of it', async () => {
    await expect(theirs.tab('Feed')).toBeVisible();

    await circles.openCircle(id);
    await visitor.button('Shout-out').click();
    await circles.field('To').selectOption('Naomi');
    await circles.field('What would you like to say?').fill('Thank you for the bread! '.repeat(10));
    await expect(circles.field('What would you like to say?'), 'no more than 150').toHaveValue(/^.{150}$/);
    await circles.field('What would you like to say?').fill('Thank you for the bread!');
    // The server takes it, and its reply is lost: the second try is the same shout-out.
    faults.expect(/ERR_FAILED/);
    const loseReply = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/shout-outs', loseReply, { times: 1 });
    await circles.inDialog('Send').click();
    await expect(circles.dialog.getByRole('alert')).toBeVisible();
    await circles.inDialog('Send').click();
    await expect(visitor.toast('Shout-out shared')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toContainText('Thank you for the bread!');
    await guest.button('1 new').click();
    await expect(guest.page.getByRole('article')).toContainText('Thank you for the bread!');
  });

  await test.step('it is handed over, left, deleted and brought back', async () => {
    // The page of a circle may ask for it once more while it is being left.
    faults.expect(/status of 404/);

    await circles.tab('Settings').click();
    await expect(page.getByText('Before you can leave, hand it over to another member.')).toBeVisible();
    await visitor.link('Choose who takes over').click();
    await visitor.button('More about Naomi').click();
    await expectAccessible();
    await page.getByRole('menuitem', { name: 'Hand over the circle' }).click();
    await circles.inDialog('Hand over').click();
    await expect(visitor.toast('Naomi owns the circle now')).toBeVisible();
    await circles.tab('Settings').click();
    await visitor.button('Leave circle').click();
    await circles.inDialog('Leave circle').click();
    await expect(page).toHaveURL('/communities');
    await expect(visitor.heading('No Circles Yet')).toBeVisible();

    await theirs.open();
    await expect(theirs.card('Bread for the street')).toContainText('Owner');
    await expect(theirs.card('Bread for the street')).toContainText('1 member');
    await guest.button('Delete Bread for the street').click();
    for (const words of ['Posts and conversations', 'Member connections and history', 'Files and resources'])
      await expect(theirs.dialog.getByText(words)).toBeVisible();
    await theirs.inDialog('Delete Circle').click();
    await expect(guest.toast('Circle deleted successfully!')).toBeVisible();
    await expect(theirs.card('Bread for the street')).toContainText('Deleted, 30 days left');
    await circles.open();
    await expect(circles.discover.getByText('There are no other public circles yet.')).toBeVisible();
    await guest.button('Restore Bread for the street').click();
    await expect(guest.toast('“Bread for the street” is back')).toBeVisible();
    await guest.link('Bread for the street').click();
    await expect(guest.page.getByRole('tab', { name: 'Feed' })).toBeVisible();
  });
});
