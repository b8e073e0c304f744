import { expect, test } from '../pages/people.ts';
import { becomeAdmin, content, openEditor, resourceNames, secondAdmin, write } from './aboutPage.ts';

// Only the first admin is set up by the secret, and there is one About page.
test.use({ ownServer: {} });

test('an admin writes the page, and people see it; a save that fails, and leaving, lose nothing', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of (400|500)|ERR_FAILED/);
  await becomeAdmin(page.request);
  await test.step('what is wrong is told, what is right is seen', async () => {
    await openEditor(visitor);
    await expectAccessible();
    const first = page.getByRole('group', { name: 'First person' });
    await visitor.field('Mission').fill('');
    await first.getByLabel('Name').fill('Boaz');
    await first.getByLabel('Email (optional)').fill('boaz');
    await first.getByLabel('Website (optional)').fill('javascript:alert(1)');
    await visitor.button('Save changes').click();
    await expect(visitor.toast('Failed to update about page.')).toBeVisible();
    await expect(visitor.toast('Error')).toBeVisible();
    await expect(visitor.field('Mission')).toBeFocused();
    for (const [place, sentence] of [
      [page.getByRole('main'), 'Please write a mission.'],
      [first, 'Please enter a valid email address.'],
      [first, 'Please enter a web address that begins with https://.'],
    ] as const)
      await expect(place.getByText(sentence, { exact: true })).toBeVisible();
    await expectAccessible();

    await visitor.field('Mission').fill('We pray with people.');
    await first.getByLabel('Email (optional)').fill('boaz@example.org');
    await first.getByLabel('Website (optional)').fill('https://boaz.example.org/');
    await visitor.field('Our Story').fill('It began in a field.\n\nThen came others.');
    await visitor.button('Save changes').click();
    await expect(visitor.toast('About page updated successfully.')).toBeVisible();
    await expect(page.getByText('We pray with people.')).toBeVisible();

    await page.reload();
    await expect(visitor.heading('Boaz')).toBeVisible();
    await expect(visitor.link('boaz@example.org')).toHaveAttribute('href', 'mailto:boaz@example.org');
    await expect(page.getByRole('link', { name: 'Website of Boaz' })).toHaveAttribute(
      'href',
      'https://boaz.example.org/',
    );
    await expect(
      page
        .getByRole('list', { name: 'People' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    ).toHaveCount(1);
    await expect(page.getByText('It began in a field.', { exact: true })).toBeVisible();
    await expect(page.getByText('Then came others.', { exact: true })).toBeVisible();
    await expectAccessible();
  });
  await test.step('a save that fails says so, and keeps what was typed', async () => {
    await openEditor(visitor);
    await visitor.field('Mission').fill('A new mission');
    await page.route('**/api/admin/about', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await visitor.button('Save changes').click();
    await expect(visitor.toast('Failed to update about page.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to update about page.');
    await page.route('**/api/admin/about', (route) => route.abort(), { times: 1 });
    await visitor.button('Save changes').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the server.');
    await expect(visitor.field('Mission')).toHaveValue('A new mission');
    await visitor.button('Save changes').click();
    await expect(page.getByText('A new mission', { exact: true })).toBeVisible();
  });
  await test.step('leaving what is not saved asks first', async () => {
    // In the app, so that Back stays in it.
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await visitor.button('Edit this page').click();
    await visitor.button('Cancel').click();
    await expect(visitor.heading('About Lampstand'), 'nothing was typed').toBeVisible();

    await visitor.button('Edit this page').click();
    await visitor.field('Mission').fill('Half a mission');
    for (const go of [
      () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wisdom' }).click(),
      () => page.goBack().then(() => undefined),
      () => visitor.button('Cancel').last().click(),
      () => visitor.logout.click(),
    ]) {
      await go();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(visitor.field('Mission')).toHaveValue('Half a mission');
    }
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(page.getByText('Half a mission')).toHaveCount(0);
  });
});

test('resources are added, removed and put in order by keyboard alone, and what is wrong with one goes along', async ({
  page,
  visitor,
  faults,
}) => {
  faults.expect(/status of 400/);
  await becomeAdmin(page.request);
  await write(page.request, content());
  await test.step('in order', async () => {
    await openEditor(visitor);
    const said = page.locator('[aria-live="polite"], [role="status"]');
    await visitor.button('Move down: First').focus();
    await page.keyboard.press('Enter');
    expect(await resourceNames(visitor)).toEqual(['Second', 'First', 'Third']);
    await expect(visitor.button('Move down: First'), 'the focus goes along').toBeFocused();
    await expect(said.filter({ hasText: 'First is now number 2 of 3' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    expect(await resourceNames(visitor)).toEqual(['Second', 'Third', 'First']);
    await expect(visitor.button('Move down: First'), 'it is the last one now').toBeDisabled();
    await expect(visitor.button('Move up: First')).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await resourceNames(visitor)).toEqual(['Second', 'First', 'Third']);

    await visitor.button('Remove: Second').focus();
    await page.keyboard.press('Enter');
    await expect(visitor.button('Remove: First')).toBeFocused();
    await expect(said.filter({ hasText: 'Second is removed' })).toHaveCount(1);
    await visitor.button('Add a resource').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Fourth');
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://fourth.example.org/');
    await page.keyboard.press('Enter');
    await expect(visitor.toast('About page updated successfully.')).toBeVisible();
    await expect(
      page.getByRole('main').locator('a[href$=".example.org/"][target]').filter({ hasNotText: 'Website' }),
    ).toHaveText([/^First/, /^Third/, /^Fourth/]);
  });
  await test.step('what is wrong', async () => {
    await write(page.request, content());
    await openEditor(visitor);
    const group = page.getByRole('group', { name: 'Helpful Resources' });
    const entry = (number: number) => group.getByRole('listitem').nth(number - 1);
    const wrong = group.getByText('Please enter a web address that begins with https://.', { exact: true });
    await entry(2).getByLabel('Address').fill('http://second.example.org/');
    await visitor.button('Save changes').click();
    await expect(entry(2).getByText('Please enter a web address', { exact: false })).toBeVisible();
    await visitor.button('Move up: Second').click();
    await expect(entry(1).getByText('Please enter a web address', { exact: false })).toBeVisible();
    await expect(wrong).toHaveCount(1);
    await visitor.button('Remove: Second').click();
    expect(await resourceNames(visitor)).toEqual(['First', 'Third']);
    await expect(wrong).toHaveCount(0);
  });
  await test.step('at most twenty', async () => {
    const [one] = content().helpfulResources;
    await write(
      page.request,
      content({ helpfulResources: Array.from({ length: 19 }, () => one).filter((each) => each !== undefined) }),
    );
    await openEditor(visitor);
    await visitor.button('Add a resource').click();
    await expect(visitor.button('Add a resource')).toBeDisabled();
    await expect(page.getByText('There can be at most 20.')).toBeVisible();
  });
});

test('an earlier version is put back as a new one, and two admins lose nothing', async ({
  page,
  visitor,
  another,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 409/);
  await becomeAdmin(page.request);
  await test.step('an earlier version', async () => {
    await write(page.request, content({ mission: 'The first mission' }));
    await write(page.request, content({ mission: 'The second mission', helpfulResources: [] }));
    await openEditor(visitor);
    await visitor.button('Earlier versions').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveText([/^Version 2 \(now\).*by Naomi/, /^Version 1.*by Naomi/]);
    await expectAccessible();
    await visitor.button('View Version 1').click();
    await expect(dialog).toContainText('The first mission');
    await expectAccessible();
    await visitor.button('Put this version back').click();
    await expect(visitor.field('Mission')).toHaveValue('The first mission');
    expect(await resourceNames(visitor)).toEqual(['First', 'Second', 'Third']);
    await visitor.button('Save changes').click();
    await expect(visitor.toast('About page updated successfully.')).toBeVisible();
    await expect(page.getByText('The first mission')).toBeVisible();
    const versions = (await (await page.request.get('/api/admin/about/history')).json()) as { revision: number }[];
    expect(versions.map(({ revision }) => revision)).toEqual([3, 2, 1]);
  });
  await test.step('two admins', async () => {
    await write(page.request, content());
    const second = await another();
    await secondAdmin(visitor, second);
    await openEditor(visitor);
    await openEditor(second);

    await visitor.field('Mission').fill('By Naomi');
    await visitor.field('Our Story').fill('A story by Naomi');
    await visitor.button('Save changes').click();
    await expect(visitor.toast('About page updated successfully.')).toBeVisible();

    await second.field('Mission').fill('By Ruth');
    await second.page.getByRole('group', { name: 'First person' }).getByLabel('Title').fill('Farmer');
    await second.button('Save changes').click();
    await expect(second.heading('Another admin has saved this page')).toBeFocused();
    await expect(second.heading('Another admin has saved this page')).toBeInViewport();
    const choice = (name: string) => second.page.getByRole('group', { name, exact: true });
    for (const [name, mine, theirs] of [
      ['Mission', 'By Ruth', 'By Naomi'],
      ['First person: title', 'Farmer', 'Pastor'],
      ['Our Story', 'It began in a field.', 'A story by Naomi'],
    ] as const) {
      await expect(choice(name)).toContainText(mine);
      await expect(choice(name)).toContainText(theirs);
    }
    await expect(choice('Our Story').getByRole('radio', { name: 'Theirs' }), 'only they changed it').toBeChecked();
    await expect(choice('Mission').getByRole('radio', { name: 'Yours' })).toBeChecked();
    await expect(choice('Helpful Resources'), 'what is the same in both is not asked').toHaveCount(0);

    // Back and forth: nothing is lost.
    await second.button('Back to my text').click();
    await expect(second.field('Mission')).toHaveValue('By Ruth');
    await second.button('Save changes').click();
    await choice('Mission').getByRole('radio', { name: 'Theirs' }).check();
    await second.button('Use these texts').click();
    await expect(second.heading('Edit the About page')).toBeFocused();
    await expect(second.field('Mission')).toHaveValue('By Naomi');
    await second.button('Save changes').click();
    await expect(second.toast('About page updated successfully.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('By Naomi', { exact: true })).toBeVisible();
    await expect(page.getByText('Farmer', { exact: true })).toBeVisible();
    await expect(page.getByText('A story by Naomi', { exact: true })).toBeVisible();
    await expectAccessible();
  });
});
