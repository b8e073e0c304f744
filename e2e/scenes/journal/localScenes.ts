import type { Page } from '@playwright/test';
import { register, type Scene } from '../steps.ts';
import { JournalPage } from '../../web/pages/JournalPage.ts';

/** A journal without an account, with two prayers in it. */
const begin = async (page: Page): Promise<JournalPage> => {
  const journal = new JournalPage(page);
  await page.goto('/journal');
  await journal.button('Start a journal on this device').click();
  const words =
    'Look on the fields, and on those who wait beside them. Give what is needed, and the patience until it comes.';
  for (const title of ['For rain', 'Thanks for the bread of every day, and for whoever baked it']) {
    if (title !== 'For rain') await journal.newPrayer.click();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill(words);
    await journal.button('Save prayer').click();
    await journal.opened(title).waitFor();
    await journal.toList();
  }
  return journal;
};

/** The same, and somebody has signed in since. */
const signIn = async (page: Page): Promise<JournalPage> => {
  const journal = await begin(page);
  await register(page);
  await page.goto('/journal');
  await page.getByRole('dialog').waitFor();
  return journal;
};

/** The journal of this device, without an account. */
export const localScenes: readonly Scene[] = [
  {
    name: 'journal-local-begin',
    prepare: async (page) => {
      await page.goto('/journal');
      await page.getByRole('button', { name: 'Start a journal on this device' }).waitFor();
    },
  },
  {
    name: 'journal-local-list',
    prepare: async (page) => {
      await begin(page);
      await page.getByText('Only on this device.').waitFor();
    },
  },
  {
    name: 'journal-local-prayer',
    prepare: async (page) => {
      const journal = await begin(page);
      await journal.read('For rain');
    },
  },
  { name: 'journal-local-ask', window: true, prepare: async (page) => void (await signIn(page)) },
  {
    name: 'journal-local-pin',
    window: true,
    prepare: async (page) => {
      const journal = await begin(page);
      await journal.lockWith('271828');
      await register(page);
      await page.goto('/journal');
      await journal.button('Take them along').click();
      await page.getByRole('form', { name: 'Unlock the journal on this device' }).waitFor();
    },
  },
  {
    name: 'journal-local-offer',
    prepare: async (page) => {
      const journal = await signIn(page);
      await journal.button('Leave them here').click();
      await journal.button('Take along').waitFor();
    },
  },
  {
    name: 'journal-local-leave',
    window: true,
    prepare: async (page) => {
      const journal = await signIn(page);
      await journal.button('Take them along').click();
      await page.getByText('saved to your account.').waitFor();
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Logout', exact: true }).first().click();
      await journal.guard.waitFor();
    },
  },
];
