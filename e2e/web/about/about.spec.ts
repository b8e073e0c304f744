import type { AboutContent } from '../../../core/contract/about.ts';
import { payloads } from '../../payloads.ts';
import { expectNoHit, watchHits } from '../pages/hits.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';

// Only the first admin is set up by the secret, and there is one About page.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');
const ruth = newcomer('Ruth');
const noConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NetworkError|service worker|fetching the script/;

const content = (change: Partial<AboutContent> = {}): AboutContent => ({
  mission: 'We pray with people.',
  person1Name: 'Boaz',
  person1Title: 'Pastor',
  person1Bio: 'He farms, too.',
  person1Email: 'boaz@example.org',
  person1Website: 'https://boaz.example.org/',
  person2Name: '',
  person2Title: 'Nobody sees this',
  person2Bio: '',
  person2Email: '',
  person2Website: '',
  ourStory: 'It began in a field.\n\nThen came others.',
  helpfulResources: ['First', 'Second', 'Third'].map((name) => ({
    name,
    url: `https://${name.toLowerCase()}.example.org/`,
    description: '',
  })),
  ...change,
});

/** Saves the page without the form. */
const write = async ({ page }: Visitor, data: AboutContent): Promise<void> => {
  await expect(await page.request.put('/api/admin/about', { data })).toBeOK();
};

const becomeAdmin = async (visitor: Visitor): Promise<void> => {
  await visitor.signUp(naomi);
  await visitor.setUpAdmin();
};

/** A second admin, at a browser of their own. */
const secondAdmin = async (first: Visitor, second: Visitor): Promise<void> => {
  await second.signUp(ruth);
  const { id } = (await (await second.page.request.get('/api/auth/user')).json()) as { id: string };
  await expect(await first.page.request.patch(`/api/admin/users/${id}/role`, { data: { role: 'admin' } })).toBeOK();
  await second.page.request.post('/api/auth/login', {
    data: { email: ruth.email, password: 'where you go I will go' },
  });
};

const openEditor = async (visitor: Visitor): Promise<void> => {
  await visitor.page.goto('/about');
  await visitor.button('Edit this page').click();
  await expect(visitor.heading('Edit the About page')).toBeFocused();
};

/** The names of the resources in the form, in their order. */
const resourceNames = ({ page }: Visitor): Promise<string[]> =>
  page
    .getByRole('group', { name: 'Helpful Resources' })
    .getByLabel('Name', { exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('a visitor reads what the product came with', { tag: '@phone' }, async ({ page, visitor, expectAccessible }) => {
  const answer = await page.goto('/about');
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('<title>About · Lampstand</title>');
  await expect(page).toHaveTitle('About · Lampstand');
  const main = page.getByRole('main');
  for (const name of ['About Lampstand', 'Our Mission', 'Our Story', 'Helpful Resources', 'Get in Touch'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main.getByRole('list', { name: 'People' }), 'nobody is named').toHaveCount(0);
  for (const host of ['biblegateway', 'thegospelcoalition', 'gotquestions', 'ccef', 'ligonier', 'crossway'])
    await expect(main.locator(`a[href^="https://www.${host}."]`)).toHaveAttribute('rel', /noopener/);
  await expect(main.locator('a[href="mailto:support@lampstand.example"]')).toBeVisible();
  await expect(main.getByText('© 2001 by Crossway')).toBeVisible();
  await expect(visitor.button('Edit this page')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Wisdom',
    'Journal',
    'SoulFeed',
    'Circles',
    'About',
  ]);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible();
});

test('the page with five entries fits a window of 320 pixels', async ({ page, visitor, expectAccessible }) => {
  await becomeAdmin(visitor);
  const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsamt'.repeat(2);
  await write(visitor, content({ mission: long, person1Name: long, person1Email: `${'a'.repeat(60)}@example.org` }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  await expect(visitor.heading(long)).toBeVisible();
  const tops = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
  expect(tops, 'all entries are in one line').toBe(1);
  await expectAccessible();
  await visitor.button('Edit this page').click();
  await expect(visitor.field('Mission')).toHaveValue(long);
  await expectAccessible();
});

test('an admin writes the page, and people see it', async ({ page, visitor, faults, expectAccessible }) => {
  faults.expect(/status of 400/);
  await becomeAdmin(visitor);
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

test('resources are added, removed and put in order by keyboard alone', async ({ page, visitor }) => {
  await becomeAdmin(visitor);
  await write(visitor, content());
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

test('what is wrong with a resource goes where it goes', async ({ page, visitor, faults }) => {
  faults.expect(/status of 400/);
  await becomeAdmin(visitor);
  await write(visitor, content());
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

test('there are at most twenty resources', async ({ visitor, page }) => {
  await becomeAdmin(visitor);
  const [one] = content().helpfulResources;
  await write(
    visitor,
    content({ helpfulResources: Array.from({ length: 19 }, () => one).filter((each) => each !== undefined) }),
  );
  await openEditor(visitor);
  await visitor.button('Add a resource').click();
  await expect(visitor.button('Add a resource')).toBeDisabled();
  await expect(page.getByText('There can be at most 20.')).toBeVisible();
});

test('two admins lose nothing', async ({ page, visitor, another, faults, expectAccessible }) => {
  faults.expect(/status of 409/);
  await becomeAdmin(visitor);
  await write(visitor, content());
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

test('an earlier version is looked at and put back as a new one', async ({ page, visitor, expectAccessible }) => {
  await becomeAdmin(visitor);
  await write(visitor, content({ mission: 'The first mission' }));
  await write(visitor, content({ mission: 'The second mission', helpfulResources: [] }));
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

test('leaving what is not saved asks first', async ({ page, visitor }) => {
  await becomeAdmin(visitor);
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

test('a save that fails says so, and keeps what was typed', async ({ page, visitor, faults }) => {
  faults.expect(/status of 500|ERR_FAILED/);
  await becomeAdmin(visitor);
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

test('a failed loading says so and is tried again', async ({ page, visitor, faults, expectAccessible }) => {
  faults.expect(/status of 500|ERR_FAILED/);
  for (const fail of [{ status: 500 as const }, null]) {
    await page.route('**/api/about', (route) => (fail ? route.fulfill({ ...fail, body: '' }) : route.abort()), {
      times: 1,
    });
    await page.goto('/about');
    await expect(visitor.heading('About Content Not Found')).toBeVisible();
    await expectAccessible();
    await visitor.button('Try again').click();
    await expect(visitor.heading('Our Mission')).toBeVisible();
  }
});

test('hostile texts stay texts', async ({ page, visitor }) => {
  await becomeAdmin(visitor);
  await watchHits(page);
  for (let from = 0; from < payloads.length; from += 20) {
    const some = payloads.slice(from, from + 20);
    const text = some.join('\n\n');
    const helpfulResources = some.map((each) => ({
      name: each.slice(0, 100) || 'x',
      url: 'https://example.org/',
      description: each.slice(0, 300),
    }));
    const [short = ''] = some;
    await write(
      visitor,
      content({
        mission: short,
        person1Name: short.slice(0, 100),
        person1Bio: short,
        ourStory: text,
        helpfulResources,
      }),
    );
    await page.goto('/about');
    await expect(visitor.heading('Our Story')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('hit()');
    await visitor.button('Edit this page').click();
    await expect(visitor.field('Our Story')).toBeVisible();
    await expectNoHit(page);
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page shows what was loaded last, and Support everything', async ({ page, visitor, context, faults }) => {
    faults.expect(noConnection);
    await page.goto('/about');
    await expect(visitor.heading('Our Mission')).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.goto('/');

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByText('To be a quiet place where anyone may bring what hurts')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/about');
    await expect(page.getByText('To be a quiet place where anyone may bring what hurts'), 'as it came').toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await expect(visitor.heading('How do I create an account?')).toBeVisible();
  });

  test('what a church wrote is still there, and is asked for again with the network', async ({
    page,
    visitor,
    another,
    context,
    faults,
  }) => {
    faults.expect(noConnection);
    const admin = await another();
    await becomeAdmin(admin);
    await write(admin, content({ mission: 'By the church' }));
    await page.goto('/about');
    await expect(page.getByText('By the church')).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByText('By the church')).toBeVisible();
    await expect(visitor.heading('About Content Not Found')).toHaveCount(0);
    await write(admin, content({ mission: 'Written meanwhile' }));
    await context.setOffline(false);
    await expect(page.getByText('Written meanwhile')).toBeVisible();
  });
});
