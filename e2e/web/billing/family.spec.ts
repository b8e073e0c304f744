import { signUpWithFamily } from '../pages/familyPlan.ts';
import { expect, newcomer, test } from '../pages/people.ts';

test.use({ sharedServer: { SUBSCRIPTION_REQUIRED: 'true' } });

const naomi = newcomer('Naomi');
const ruth = newcomer('Ruth');

test('a seat is offered by mail, opens what Premium does, and is left or ended; who pays makes a circle for the family', async ({
  page,
  visitor,
  another,
  outbox,
  server,
  faults,
  expectAccessible,
}) => {
  // The owner's page asks for the seats of who has none, and the guest's link is used up.
  faults.expect(/status of 40[03]/);
  await signUpWithFamily(visitor, naomi, outbox, server);
  await page.goto('/family');
  const guest = await another();

  await test.step('a newcomer takes the seat, and leaves it', async () => {
    await expect(page.getByText('5 of 5 seats are free.')).toBeVisible();
    await expectAccessible();
    await visitor.field('Email of the person you invite').fill('nobody');
    await visitor.button('Send invitation').click();
    await expect(visitor.field('Email of the person you invite')).toHaveAccessibleDescription(
      /Please enter a valid email/,
    );
    await visitor.field('Email of the person you invite').fill(ruth.email);
    await visitor.button('Send invitation').click();
    await expect(visitor.toast('The invitation is on its way')).toBeVisible();
    await expect(page.getByText('4 of 5 seats are free.')).toBeVisible();
    await expect(visitor.button(`Revoke: ${ruth.email}`)).toBeVisible();
    await expectAccessible();

    const link = await outbox.nextLink(ruth.email);
    expect(link).toContain('/family#token=');
    const asked: string[] = [];
    guest.page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await guest.page.goto(link);
    await expect(guest.heading('You are invited to a family plan')).toBeVisible();
    await expect(guest.page, 'the token is not in the address').toHaveURL('/family');
    await guest.link('Create Account').click();
    await guest.fillRegistration({ ...ruth, email: ruth.email });
    await guest.button('Create account').click();
    await expect(guest.heading('Join a family plan?')).toBeVisible();
    await guest.page.reload();
    await guest.button('Join').click();
    await expect(guest.toast('You have a seat')).toBeVisible();
    await expect(guest.heading('Your seat')).toBeVisible();
    const meter = await guest.page.request.get('/api/search/meter');
    expect(await meter.json()).toMatchObject({ limit: 6 });
    await guest.page.goto('/chat');
    await expect(guest.heading('It is quiet here'), 'the gate is open').toBeVisible();
    expect(asked.filter((each) => each.includes(link.split('token=')[1] ?? ''))).toEqual([]);

    await expect(page.getByText('Ruth', { exact: true }), 'seen live').toBeVisible();
    await expectAccessible();

    await guest.page.goto(link);
    await guest.button('Join').click();
    await expect(guest.page.getByText('This invitation does not work any more', { exact: true })).toBeVisible();
    await guest.page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await guest.button('Leave family').click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Leave family' }).click();
    await expect(guest.toast('You left the family plan')).toBeVisible();
    await expect(guest.heading('One plan for six people')).toBeVisible();
    await expect(guest.page.getByRole('heading', { level: 1, name: 'Family' })).toBeFocused();
    await expect(page.getByText('5 of 5 seats are free.'), 'seen live').toBeVisible();
  });

  await test.step('who pays ends a seat, and takes an invitation back', async () => {
    // The mail that asks Ruth to confirm her address.
    await outbox.nextLink(ruth.email);
    await visitor.field('Email of the person you invite').fill(ruth.email);
    await visitor.button('Send invitation').click();
    // On the same page a new fragment would load nothing.
    await guest.page.goto('about:blank');
    await guest.page.goto(await outbox.nextLink(ruth.email));
    await expect(guest.heading('Join a family plan?')).toBeVisible();
    await guest.button('Join').click();
    await expect(guest.heading('Your seat')).toBeVisible();

    await visitor.button('End seat: Ruth').click();
    await expect(visitor.heading('End the seat of Ruth?')).toBeVisible();
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'End seat' }).click();
    await expect(visitor.toast('The seat of Ruth has ended')).toBeVisible();
    await expect(page.getByText('5 of 5 seats are free.')).toBeFocused();
    await expect(guest.heading('One plan for six people'), 'seen live').toBeVisible();

    await visitor.field('Email of the person you invite').fill('orpah@example.org');
    await visitor.field('Email of the person you invite').press('Enter');
    await visitor.button('Revoke: orpah@example.org').click();
    await expect(visitor.toast('The invitation no longer works')).toBeVisible();
    await expect(page.getByText('5 of 5 seats are free.')).toBeFocused();

    await visitor.button('Make our family circle').click();
    await expect(visitor.field('Name')).toHaveValue('Our family');
    await visitor.button('Create Circle').click();
    await expect(visitor.toast('Circle created successfully!')).toBeVisible();
    await expect(visitor.link('Our family')).toBeVisible();
    await visitor.button('Make a link').click();
    await expect(page.getByRole('dialog').getByText(/#invite=/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expectAccessible();
    await visitor.link('Our family').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our family' })).toBeVisible();
  });
});

test('says what a family plan is to a visitor, and what is wrong where it can’t be read', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of (403|500)|Failed to load/);
  await page.goto('/family');
  await expect(visitor.heading('One plan for six people')).toBeVisible();
  await expect(visitor.link('Choose Family'), 'nothing can be bought here').toBeHidden();
  await expectAccessible();
  await visitor.signUp(ruth);
  await page.route('**/api/family', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/family');
  await expect(page.getByRole('alert')).toContainText('Your family plan could not be loaded.');
  await page.unroute('**/api/family');
  await visitor.button('Try again').click();
  await expect(visitor.heading('One plan for six people')).toBeVisible();
});
