import { checkAccessible } from '../../accessible.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test as base } from '../pages/people.ts';

// A device that has no room, takes back what it kept, or keeps nothing: never a false "saved" (docs/proof.md R14).

const test = base.extend<{ journal: JournalPage }>({
  journal: async ({ page, visitor }, use) => {
    await visitor.signUp(newcomer('Ann'));
    const journal = new JournalPage(page);
    await journal.settle();
    await use(journal);
  },
});

test.use({ serviceWorkers: 'allow' });

const noConnection = /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|gave no answer/;
const mayBeCleared = 'This browser may clear them if it runs short of room';

const fill = async ({ page, newPrayer }: JournalPage, title: string, words: string) => {
  await newPrayer.click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill(words);
};

/** What was called saved and is not on the disk. */
const falselySaved = async (journal: JournalPage, titles: readonly string[]): Promise<string[]> => {
  const disk = await journal.onDisk();
  return titles.filter((title) => !disk.includes(`"${title}"`));
};

test('given a full disk offline, an error is shown, pending prayers are counted and nothing is called saved', async ({
  journal,
  page,
  context,
  server,
  faults,
}) => {
  faults.expect(noConnection);
  test.setTimeout(120_000);
  const browser = await context.newCDPSession(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: used + 8_000 });
  await context.setOffline(true);
  const problem = page.getByRole('form', { name: 'New prayer' }).getByRole('alert');
  const saved: string[] = [];
  for (let title = 'Prayer 1'; saved.length < 60; title = `Prayer ${saved.length + 1}`) {
    await fill(journal, title, 'Many words. '.repeat(40));
    await journal.button('Save prayer').click();
    await expect(problem.or(journal.prayer(title))).toBeVisible();
    if (await problem.isVisible()) break;
    saved.push(title);
  }
  expect(saved.length).toBeGreaterThan(0);
  await expect(problem).toContainText('Failed to save prayer offline. Please try again.');
  await expect(problem).toContainText('no room left');
  const counted = saved.length === 1 ? '1 prayer is' : `${saved.length} prayers are`;
  await expect(page.getByText(`${counted} on this device and not on your account yet.`)).toBeVisible();
  await expect(journal.prayers).toHaveCount(Math.min(saved.length, 40));
  expect(await falselySaved(journal, saved)).toEqual([]);
  const kept = `Prayer ${saved.length + 1}`;
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(kept);
  // Nor is a change, whose words stay in its form.
  await journal.read('Prayer 1');
  await journal.button('Edit: Prayer 1').click();
  await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill('Other words. '.repeat(38));
  await journal.button('Save changes').click();
  await expect(page.getByRole('form', { name: 'Change prayer' }).getByRole('alert')).toContainText('no room left');
  await journal.button('Cancel').click();
  await journal.toList();
  await journal.newPrayer.click();

  // Room is made, and what still stands in the form is kept.
  await browser.send('Storage.overrideQuotaForOrigin', { origin: server.url });
  await expect(async () => {
    // Gone when it was saved and only the list is late.
    const save = journal.button('Save prayer');
    if (await save.isVisible()) await save.click({ timeout: 2000 });
    await expect(journal.prayer(kept)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await context.setOffline(false);
  await journal.expectState(kept, 'Safe');
  await expect.poll(async () => (await journal.onServer()).toSorted()).toEqual([...saved, kept].toSorted());
});

test.describe('given a build that ignores write errors', () => {
  test('falsely saved prayers are found', async ({ page, context, visitor, faults }) => {
    faults.expect(noConnection);
    await page.addInitScript(() => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (value, key) {
        return this.name === 'pendingPrayers' ? this.get('nothing') : add.call(this, value, key);
      };
    });
    await visitor.signUp(newcomer('Ann'));
    const journal = new JournalPage(page);
    await journal.settle();
    await context.setOffline(true);
    await fill(journal, 'Prayer 1', 'In more words.');
    await journal.button('Save prayer').click();
    await expect(visitor.toast('Prayer saved on this device')).toBeVisible();
    await expect.poll(() => falselySaved(journal, ['Prayer 1'])).toEqual(['Prayer 1']);
  });
});

test('a warning says how many prayers are only here, unless storage is persistent', async ({
  journal,
  page,
  context,
  faults,
}) => {
  faults.expect(noConnection);
  await context.setOffline(true);
  for (const title of ['First', 'Second']) await journal.write(title);
  const line = page.getByText('2 prayers are on this device and not on your account yet.', { exact: false });
  await expect(line).toContainText(mayBeCleared);
  await page.addInitScript(() => {
    navigator.storage.persisted = () => Promise.resolve(true);
  });
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line).not.toContainText(mayBeCleared);
});

test('given the database is deleted, under an open page or while closed, it is made anew from the account', async ({
  journal,
  page,
  context,
  server,
}) => {
  const browser = await context.newCDPSession(page);
  await journal.write('On the account');
  await journal.expectState('On the account', 'Safe');

  await test.step('under an open page no synced prayer is lost', async () => {
    await browser.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' });
    await journal.write('Afterwards');
    await journal.expectState('Afterwards', 'Safe');
    await journal.expectState('On the account', 'Safe');
    expect((await journal.onServer()).toSorted()).toEqual(['Afterwards', 'On the account']);
  });

  await test.step('while closed, prayers are fetched from the account', async () => {
    // As Safari does after a week: everything but the cookies.
    await page.goto('about:blank');
    const storageTypes = 'indexeddb,local_storage,cache_storage,service_workers';
    await browser.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes });
    await journal.open();
    await journal.expectState('On the account', 'Safe');
    await journal.write('And on');
    await journal.expectState('And on', 'Safe');
    expect((await journal.onServer()).toSorted()).toEqual(['Afterwards', 'And on', 'On the account']);
  });
});

const withoutStorage = {
  'refuses to open': 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };',
  'has none': 'Object.defineProperty(window, "indexedDB", { value: undefined });',
  'fails to open': `indexedDB.open = () => {
     const request = new EventTarget();
     Object.assign(request, { error: new DOMException('no', 'UnknownError'), readyState: 'done' });
     setTimeout(() => request.dispatchEvent(new Event('error')));
     return Object.setPrototypeOf(request, IDBOpenDBRequest.prototype);
   };`,
};

test.describe('given a private window without storage', () => {
  test.use({ serviceWorkers: 'block' });

  test('says that it keeps no journal', async ({ context, visitor, faults }) => {
    faults.expect(/The journal could not be opened/);
    await visitor.signUp(newcomer('Ann'));
    for (const [name, content] of Object.entries(withoutStorage))
      await test.step(name, async () => {
        const window = await context.newPage();
        await window.addInitScript({ content });
        await window.goto('/journal');
        await expect(window.getByRole('alert')).toContainText('This browser keeps no journal');
        await expect(window.getByText('Open this page in a normal window.', { exact: false })).toBeVisible();
        await expect(window.getByRole('button', { name: 'New prayer' })).toBeHidden();
        if (name === 'has none') await checkAccessible(window);
        await window.close();
      });
  });
});
