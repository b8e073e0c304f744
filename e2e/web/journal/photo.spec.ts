import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';
import { begin, save, widthOf } from './photoForm.ts';

test.use({ serviceWorkers: 'allow' });

const noConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_|Failed to fetch|NetworkError/;
const PIN = '271828';

const signedIn = async (visitor: Visitor, person: ReturnType<typeof newcomer>): Promise<JournalPage> => {
  await visitor.signUp(person);
  const journal = new JournalPage(visitor.page);
  await journal.settle();
  return journal;
};

test('a photo is kept offline, sent when the connection is back, and seen on another device, then offline too', async ({
  visitor,
  another,
  context,
  page,
  faults,
  expectAccessible,
}) => {
  test.slow();
  faults.expect(noConnection);
  // What was removed on the other device may be asked for once more.
  faults.expect(/status of 404/);
  const ann = newcomer('Ann');
  const journal = await signedIn(visitor, ann);
  await context.setOffline(true);
  await begin(journal, 'The garden');
  await expectAccessible();
  await expect.poll(() => journal.onDisk(), 'the draft has it').toContain('"key":"draftPhoto:');
  await page.reload();
  await page.goto('/journal/new');
  await expect(page.getByRole('img', { name: 'The photo you chose' })).toBeVisible();
  await save(journal, 'The garden');
  expect(await widthOf(page, 'The garden')).toBe(1280);
  await page.reload();
  expect(await widthOf(page, 'The garden')).toBe(1280);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await page.setViewportSize({ width: 1280, height: 800 });
  const disk = await journal.onDisk();
  expect(disk).toMatch(/"key":"unsentPhoto:/);
  expect(disk.length, 'a photo is small').toBeLessThan(600_000);

  await context.setOffline(false);
  await journal.toList();
  await journal.expectState('The garden', 'Safe');
  expect(await journal.onDisk()).not.toMatch(/"key":"unsentPhoto:/);

  const other = await another();
  await other.page.goto('/login');
  await other.signIn(ann.email);
  await expect(other.name('Ann')).toBeVisible();
  const second = new JournalPage(other.page);
  await second.settle();
  await second.read('The garden');
  await expect.poll(() => widthOf(other.page, 'The garden')).toBe(1280);
  await other.page.getByRole('button', { name: 'Enlarge: Photo for The garden' }).click();
  await expect(other.page.getByRole('dialog', { name: 'Photo for The garden' })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await other.page.context().setOffline(true);
  await other.page.reload();
  await expect.poll(() => widthOf(other.page, 'The garden')).toBe(1280);
  await other.page.context().setOffline(false);

  await other.page.getByRole('button', { name: 'Edit: The garden' }).click();
  await second.button('Remove photo').click();
  await second.button('Save changes').click();
  await expect(other.page.getByRole('img', { name: 'Photo for The garden' })).toHaveCount(0);
  await second.toList();
  await second.expectState('The garden', 'Safe');
  await expect.poll(() => second.onDisk()).not.toMatch(/"key":"photo:/);
  await page.reload();
  await journal.read('The garden');
  await expect(page.getByRole('img', { name: 'Photo for The garden' })).toHaveCount(0);
  expect((await journal.everywhere()).includes('Ann at home')).toBe(false);
});

test('a locked journal holds nothing of a photo that can be read', async ({ visitor }) => {
  test.slow();
  const journal = await signedIn(visitor, newcomer('Ann'));
  const { page } = journal;
  await begin(journal, 'Before the lock');
  await save(journal, 'Before the lock');
  await journal.toList();
  await journal.expectState('Before the lock', 'Safe');
  const plain = /"key":"photo:[^"]*"[^{}]*"data":\{"type":"image\/webp","data":"([^"]{64})/;
  const [, beginning = ''] = plain.exec(await journal.onDisk()) ?? [];
  expect(beginning).not.toBe('');
  await journal.lockWith(PIN);
  await begin(journal, 'After the lock');
  await expect.poll(() => journal.onDisk()).toMatch(/"key":"draftPhoto:[^}]*"data":"sealed:/);
  await save(journal, 'After the lock');
  await journal.toList();
  await journal.expectState('After the lock', 'Safe');
  const kept = await journal.everywhere();
  expect(kept).not.toContain(beginning);
  expect(kept).not.toContain('"type":"image/webp"');
  await page.reload();
  await journal.unlock('PIN', PIN);
  await journal.read('Before the lock');
  await expect.poll(() => widthOf(page, 'Before the lock')).toBe(1280);
  await journal.choose('Lock');
  await journal.button('Take the lock off').click();
  await expect.poll(() => journal.onDisk()).toContain(beginning);
});

test('a photo that is refused or not on this device yet says so, and a copy of the journal brings it along', async ({
  visitor,
  another,
  page,
  faults,
}) => {
  faults.expect(/status of 422/);
  faults.expect(noConnection);
  const ann = newcomer('Ann');
  const journal = await signedIn(visitor, ann);

  await test.step('a photo that is refused says why on its prayer, and the words are safe', async () => {
    const full = { error: 'Your pictures hold 500 MB.', code: 'full', requestId: 'r' };
    await page.route('**/photos/**', (route) => route.fulfill({ status: 422, json: full }));
    await begin(journal, 'The garden');
    await save(journal, 'The garden');
    const item = journal.opened('The garden');
    await expect(item).toContainText('The photo could not be saved to your account.');
    await expect(item).toContainText('Your pictures hold 500 MB.');
    expect(await journal.onServer()).toEqual(['The garden']);
    await page.reload();
    expect(await widthOf(page, 'The garden')).toBe(1280);
    await page.unroute('**/photos/**');
    await journal.button('Try again').click();
    await expect(item).not.toContainText('could not be saved');
    await journal.toList();
    await journal.expectState('The garden', 'Safe');
  });

  await test.step('a photo that is not on this device yet says so, and holds its place', async () => {
    const other = await another();
    await other.page.route('**/photos/**', (route) => route.abort());
    await other.page.goto('/login');
    await other.signIn(ann.email);
    await expect(other.name('Ann')).toBeVisible();
    const second = new JournalPage(other.page);
    await second.open();
    await second.read('The garden');
    const words = other.page.getByText('This photo is not on this device yet.', { exact: false });
    await expect(words).toBeVisible();
    const box = await words.boundingBox();
    await other.page.unroute('**/photos/**');
    await other.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => widthOf(other.page, 'The garden')).toBe(1280);
    const after = await other.page.getByRole('button', { name: 'Enlarge: Photo for The garden' }).boundingBox();
    expect([after?.width, after?.height]).toEqual([box?.width, box?.height]);
  });

  await test.step('a copy of the journal brings its photos along', async () => {
    await journal.choose('Copies');
    const downloading = journal.page.waitForEvent('download');
    await journal.button('Save everything (JSON, can be read back)').click();
    const file = await (await downloading).path();

    const second = await signedIn(await another(), newcomer('Ben'));
    await second.choose('Copies');
    await second.page.getByLabel('A saved journal').setInputFiles(file);
    await expect(second.page.getByRole('status').filter({ hasText: '1 prayer was taken in.' })).toBeVisible();
    await second.page.keyboard.press('Escape');
    await second.read('The garden');
    await expect.poll(() => widthOf(second.page, 'The garden')).toBe(1280);
  });
});
