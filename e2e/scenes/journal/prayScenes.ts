import type { Page } from '@playwright/test';
import { register, send, type Scene } from '../steps.ts';

const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

interface Written {
  title: string;
  content: string;
  category: string;
  days: number;
  answered?: { days: number; story: string | null };
  update?: string;
}

const prayers: readonly Written[] = [
  {
    title: 'For my father',
    content: 'Be with him in the hospital tonight, and with those who sit beside him.\nGive the doctors steady hands.',
    category: 'family',
    days: 4,
    update: 'The fever is down. He asked for his radio.',
  },
  {
    title: 'Peace with Ruth',
    content: 'I do not know how to begin. Give me one sentence that is true, and the courage to say it first.',
    category: 'friends',
    days: 9,
  },
  {
    title: 'The interview on Thursday',
    content: 'Let me be honest, and not afraid.',
    category: 'work',
    days: 40,
    answered: { days: 33, story: 'They called the same evening. I start in March.' },
  },
  {
    title: 'A home for the Okafors',
    content:
      'Five people in two rooms, and the heating is off. Open a door for them, and show us what is ours to do in it.',
    category: 'church',
    days: 420,
    answered: {
      days: 61,
      story:
        'Number 14 stood empty the whole time. The landlord is Miriam’s uncle. They moved in on a Sunday after church.',
    },
  },
  {
    title: 'Sleep',
    content: 'Quiet my thoughts when the light is off.',
    category: 'health',
    days: 700,
    answered: { days: 610, story: null },
  },
  {
    title: 'That Jonas calls again',
    content:
      'It is three years. I have said it to you every night, and I have nothing new to say. Only that he is my brother.',
    category: 'family',
    days: 1500,
    answered: { days: 400, story: 'He rang on Mother’s birthday. We both cried, and then we talked about football.' },
  },
];

const noon = (days: number) => `${ago(days).slice(0, 10)}T12:00:00.000Z`;

/** Somebody signed in, with these prayers on their account, at a page of their journal. */
const open = async (page: Page, path: string, written: readonly Written[] = prayers): Promise<void> => {
  await register(page);
  for (const { days, answered, update, ...words } of written)
    await send(page, '/api/prayers', {
      ...words,
      tags: [],
      createdAt: noon(days),
      ...(answered && { answeredAt: noon(answered.days), answerStory: answered.story }),
      ...(update && {
        updates: [{ id: 'pending_1_00000000-0000-4000-8000-000000000001', text: update, createdAt: noon(1) }],
      }),
    });
  await page.goto('/journal');
  if (written.length > 0)
    await page
      .getByText(written[0]?.title ?? '')
      .first()
      .waitFor();
  await page.goto(path);
};

const begin = async (page: Page, ...choices: string[]): Promise<void> => {
  await open(page, '/journal/pray');
  for (const name of choices) await page.getByLabel(name).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /^Amen/ }).waitFor();
};

/** Praying through the journal, and what was answered. */
export const prayScenes: Scene[] = [
  {
    name: 'pray-begin',
    window: true,
    prepare: async (page) => {
      await open(page, '/journal/pray');
      await page.getByLabel('One category').check();
    },
  },
  { name: 'pray-one', window: true, prepare: (page) => begin(page, '10 min') },
  { name: 'pray-breathing', window: true, prepare: (page) => begin(page, 'Breathing circle', '5 min') },
  {
    name: 'pray-done',
    window: true,
    prepare: async (page) => {
      await begin(page);
      await page.getByRole('button', { name: 'Amen, next' }).click();
      await page.getByRole('button', { name: 'Amen', exact: true }).click();
      await page.getByText('Has one of them been answered?').click();
    },
  },
  {
    name: 'pray-answered',
    window: true,
    prepare: async (page) => {
      await begin(page);
      await page.getByRole('button', { name: 'Amen, next' }).click();
      await page.getByRole('button', { name: 'Amen', exact: true }).click();
      await page.getByText('Has one of them been answered?').click();
      await page.getByRole('button', { name: 'Answered: Peace with Ruth' }).click();
      await page.getByLabel('What happened (optional)').fill('We sat on her steps for an hour.');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Thanks be to God.').first().waitFor();
    },
  },
  {
    name: 'answered',
    prepare: async (page) => {
      await open(page, '/journal/answered');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'answered-print',
    print: true,
    prepare: async (page) => {
      await open(page, '/journal/answered');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'answered-none',
    prepare: async (page) => {
      await open(page, '/journal/answered', []);
      await page.getByText('Nothing stands here yet.').waitFor();
    },
  },
];
