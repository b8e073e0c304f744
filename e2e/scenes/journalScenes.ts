import type { Page } from '@playwright/test';
import { register, send, type Scene } from './steps.ts';
import { JournalPage } from '../web/pages/JournalPage.ts';

const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const many = [
  {
    title: 'For my father',
    content: 'Be with him in the hospital tonight, and with those who sit beside him.\nGive the doctors steady hands.',
    category: 'family',
    tags: ['dad', 'health'],
    createdAt: ago(0),
    updates: [{ id: 'pending_1_00000000-0000-4000-8000-000000000001', text: 'The fever is down.', createdAt: ago(0) }],
  },
  {
    title: 'The interview on Thursday',
    content: 'Let me be honest, and not afraid.',
    category: 'work',
    tags: [],
    createdAt: ago(3),
    answeredAt: ago(1),
    answerStory: 'They called the same evening. I start in March.',
  },
  {
    title: 'Peace with Ruth',
    content: 'I do not know how to begin.',
    category: 'friends',
    tags: [],
    createdAt: ago(9),
  },
  {
    title: 'Thanks for rain',
    content: 'The garden is green again.',
    category: 'thanks',
    tags: [],
    createdAt: ago(365),
  },
  {
    title: 'Sleep',
    content: 'Quiet my thoughts when the light is off.',
    category: 'health',
    tags: ['night'],
    createdAt: ago(30),
  },
];

/** Somebody signed in, with these prayers on their account. */
const open = async (page: Page, prayers: readonly object[] = []): Promise<JournalPage> => {
  await register(page);
  for (const prayer of prayers) await send(page, '/api/prayers', prayer);
  const journal = new JournalPage(page);
  await journal.settle();
  if (prayers.length > 0) await journal.prayers.first().waitFor();
  return journal;
};

const long = {
  title: 'Lord, have mercy on everyone in this house who cannot sleep tonight, and on the neighbours as well',
  content: `${'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung '.repeat(2)}\n\n${'Hold what I cannot hold. '.repeat(14)}`,
  category: 'guidance',
  tags: ['a very long tag indeed', 'worry', 'night', 'children', 'the street'],
};

/** The journal in every state that is looked at before it is called done. */
export const journalScenes: Scene[] = [
  { name: 'journal-empty', prepare: async (page) => void (await open(page)) },
  { name: 'journal-one', prepare: async (page) => void (await open(page, many.slice(0, 1))) },
  { name: 'journal-many', prepare: async (page) => void (await open(page, many)) },
  { name: 'journal-long', prepare: async (page) => void (await open(page, [long])) },
  {
    name: 'journal-writing',
    prepare: async (page) => {
      const journal = await open(page, many.slice(0, 1));
      await journal.newPrayer.click();
      await page.getByLabel('Title', { exact: true }).fill('For tomorrow');
    },
  },
  {
    name: 'journal-offline',
    prepare: async (page) => {
      const journal = await open(page, many.slice(0, 2));
      await page.context().setOffline(true);
      await journal.write('From the plane');
    },
  },
  {
    name: 'journal-needs-you',
    prepare: async (page) => {
      const journal = await open(page);
      await page.route('**/api/prayers', (route) =>
        route.fulfill({ status: 422, json: { error: 'It is too long.', code: 'bad_request', requestId: '1' } }),
      );
      await journal.write('Refused');
      await journal.expectState('Refused', 'Needs you');
    },
  },
  {
    name: 'journal-locked',
    prepare: async (page) => {
      const journal = await open(page, many);
      await journal.button('Lock').click();
      await page.getByLabel('PIN', { exact: true }).fill('271828');
      await page.getByLabel('The same again', { exact: true }).fill('271828');
      await journal.button('Lock my journal').click();
      await journal.button('I have written it down').click();
      await page.reload();
      await page.getByRole('button', { name: 'Unlock' }).waitFor();
    },
  },
  {
    name: 'journal-copies',
    window: true,
    prepare: async (page) => {
      const journal = await open(page, many);
      await journal.button('Copies').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'journal-filter-none',
    prepare: async (page) => {
      await open(page, many);
      await page.getByLabel('Search your prayers').fill('nothing like it');
      await page.getByText('0 prayers').waitFor();
    },
  },
  {
    name: 'journal-forms',
    prepare: async (page) => {
      await open(page, many.slice(0, 3));
      await page.getByRole('button', { name: 'Add update: For my father' }).click();
      await page.getByRole('button', { name: 'Edit answer: The interview on Thursday' }).click();
      await page.getByRole('button', { name: 'Edit: Peace with Ruth' }).click();
      await page.getByLabel('Title', { exact: true }).waitFor();
    },
  },
  {
    name: 'journal-problem',
    prepare: async (page) => {
      const journal = await open(page);
      await journal.newPrayer.click();
      await journal.button('Save prayer').click();
      await page.getByText('Please add both a title and prayer content.').first().waitFor();
    },
  },
  {
    name: 'journal-deleted',
    prepare: async (page) => {
      await open(page, many.slice(0, 2));
      await page.getByRole('button', { name: 'Delete: For my father' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'journal-reminder',
    window: true,
    prepare: async (page) => {
      const journal = await open(page);
      await journal.button('Reminder').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'journal-lock',
    window: true,
    prepare: async (page) => {
      const journal = await open(page);
      await journal.button('Lock').click();
      await page.getByLabel('PIN', { exact: true }).fill('1');
      await journal.button('Lock my journal').click();
      await page.getByText('Please use at least').waitFor();
    },
  },
  {
    name: 'journal-recovery',
    window: true,
    prepare: async (page) => {
      const journal = await open(page);
      await journal.button('Lock').click();
      await page.getByLabel('PIN', { exact: true }).fill('271828');
      await page.getByLabel('The same again', { exact: true }).fill('271828');
      await journal.button('Lock my journal').click();
      await journal.button('I have written it down').waitFor();
    },
  },
  {
    name: 'journal-leaving',
    window: true,
    prepare: async (page) => {
      const journal = await open(page);
      await page.context().setOffline(true);
      await journal.write('From the plane');
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await journal.guard.waitFor();
    },
  },
];
