import type { Page } from '@playwright/test';
import { register, send, type Scene } from '../steps.ts';
import { JournalPage } from '../../web/pages/JournalPage.ts';

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
    title: 'For Anna and the baby',
    content: 'Thirty-four weeks today. Keep them both until the time is right, and keep me from counting every hour.',
    category: 'family',
    tags: ['anna'],
    createdAt: ago(12),
  },
  {
    title: 'Patience with my mother',
    content: 'She asks the same thing five times. Let the fifth answer be as kind as the first.',
    category: 'family',
    tags: [],
    createdAt: ago(12),
    answeredAt: ago(4),
    answerStory: null,
  },
  {
    title: 'A decision about the house',
    content: 'We go round and round. Show us what we are afraid of, and what we want.',
    category: 'guidance',
    tags: ['house'],
    createdAt: ago(41),
  },
  {
    title: 'Our small group',
    content: 'Bring back those who stayed away, and make us people one can come back to.',
    category: 'church',
    tags: [],
    createdAt: ago(47),
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
  {
    name: 'journal-read',
    prepare: async (page) => {
      const journal = await open(page, many);
      await journal.read('For my father');
    },
  },
  {
    name: 'journal-answered-prayer',
    prepare: async (page) => {
      const journal = await open(page, many);
      await journal.read('The interview on Thursday');
    },
  },
  {
    name: 'journal-calendar',
    prepare: async (page) => {
      const journal = await open(page, many);
      await journal.button('Calendar').click();
      await page.locator('[data-day][aria-disabled="false"]').last().click();
      await page.getByText('Show all').waitFor();
    },
  },
  {
    name: 'journal-filters',
    prepare: async (page) => {
      const journal = await open(page, many);
      await journal.button('Filter').click();
      await page.getByLabel('Category', { exact: true }).selectOption('family');
      await page.getByLabel('Show', { exact: true }).selectOption('open');
      await page.getByText('Show all').waitFor();
    },
  },
  {
    name: 'journal-not-here',
    prepare: async (page) => {
      await open(page, many);
      await page.goto('/journal/prayer/pending_1_00000000-0000-4000-8000-000000000000');
      await page.getByText('This prayer isn’t on this device.').waitFor();
    },
  },
  {
    name: 'journal-shortcuts',
    window: true,
    prepare: async (page) => {
      const journal = await open(page, many);
      await journal.choose('Keyboard shortcuts');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'profile-journal',
    prepare: async (page) => {
      await open(page, many);
      await page.goto('/profile');
      await page.getByText('prayers still open.').waitFor();
    },
  },
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
      await journal.choose('Lock');
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
      await journal.choose('Copies');
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
    name: 'journal-update',
    prepare: async (page) => {
      const journal = await open(page, many.slice(0, 3));
      await journal.read('For my father');
      await journal.button('Add update: For my father').click();
      await page.getByLabel('Update', { exact: true }).waitFor();
    },
  },
  {
    name: 'journal-edit',
    prepare: async (page) => {
      const journal = await open(page, many.slice(0, 3));
      await journal.read('Peace with Ruth');
      await journal.button('Edit: Peace with Ruth').click();
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
      const journal = await open(page, many.slice(0, 2));
      await journal.read('For my father');
      await journal.button('Delete: For my father').click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'journal-reminder',
    window: true,
    prepare: async (page) => {
      const journal = await open(page);
      await journal.choose('Reminder');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'journal-lock',
    window: true,
    prepare: async (page) => {
      const journal = await open(page);
      await journal.choose('Lock');
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
      await journal.choose('Lock');
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
