import { leaveOpen, searchFor, send, type Scene } from './steps.ts';
import { pressInPanel } from '../web/pages/HomePage.ts';

/** Notes, topics, categories, and the words for somebody in danger. */
export const readingScenes: Scene[] = [
  {
    name: 'note',
    prepare: async (page) => (await searchFor(page, "I can't sleep at night")).lifeNote.waitFor(),
  },
  {
    name: 'note-print',
    print: true,
    prepare: async (page) => {
      await page.goto('/note/insomnia');
      await page.getByText('Reflection').waitFor();
    },
  },
  {
    name: 'passage',
    prepare: async (page) => {
      await searchFor(page, 'John 1:1-14');
      await page.getByRole('blockquote').getByText('In the beginning was the Word').waitFor();
    },
  },
  {
    name: 'passage-context',
    prepare: async (page) => {
      await page.goto('/note/insomnia');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Read in context: Psalm 4:8' }).click();
      await page.getByRole('group', { name: 'The passage: Psalm 4:8' }).waitFor();
    },
  },
  {
    name: 'note-missing',
    prepare: async (page) => {
      await page.goto('/note/nothing');
      await page.getByText('Note not found.').waitFor();
    },
  },
  {
    name: 'note-copied',
    window: true,
    prepare: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/note/insomnia');
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Copied!').first().waitFor();
    },
  },
  {
    name: 'crisis',
    prepare: async (page) => {
      await searchFor(page, 'I want to kill myself');
      await page.getByRole('heading', { name: 'You do not have to carry this alone' }).waitFor();
    },
  },
  {
    name: 'crisis-other',
    prepare: async (page) => {
      await searchFor(page, 'my son told me he wants to kill himself');
      await page.getByRole('heading', { name: 'You can help' }).waitFor();
    },
  },
  {
    name: 'crisis-harming',
    prepare: async (page) => {
      await searchFor(page, 'I think I might hurt my baby');
      await page.getByRole('heading', { name: 'Please talk to someone before' }).waitFor();
    },
  },
  {
    name: 'helplines',
    prepare: async (page) => {
      await page.goto('/helplines');
      await page.getByRole('heading', { name: 'Talk to someone now' }).waitFor();
    },
  },
  {
    name: 'note-helpline',
    prepare: async (page) => {
      await searchFor(page, 'i have nothing left to give and no one would care');
      await page.getByText('If you are in danger, or someone is').waitFor();
    },
  },
  {
    name: 'choices',
    prepare: async (page) => {
      await searchFor(page, 'i wish it were different');
      await page.getByRole('heading', { name: 'Which is nearest?' }).waitFor();
    },
  },
  {
    name: 'topic',
    prepare: async (page) => {
      await page.goto('/topic/anger');
      await page.getByText('Prayer of the Day').waitFor();
    },
  },
  {
    name: 'topic-loading',
    prepare: async (page) => {
      await leaveOpen(page, '**/assets/anger-*.json');
      await page.goto('/topic/anger');
      await page.getByText('Loading...').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'topic-limit',
    prepare: async (page) => {
      await page.goto('/topic/anger');
      await page.getByText('Prayer of the Day').waitFor();
      await page.waitForLoadState('networkidle');
      await page.goto('/topic/pride');
      await page.getByText('Daily searches used').waitFor();
    },
  },
  {
    name: 'topic-missing',
    prepare: async (page) => {
      await page.goto('/topic/nothing');
      await page.getByText('Topic not found.').waitFor();
    },
  },
  {
    name: 'category',
    prepare: async (page) => {
      await page.goto('/category/money');
      await page.getByRole('button', { name: 'Contentment' }).waitFor();
    },
  },
  {
    name: 'category-loading',
    prepare: async (page) => {
      await leaveOpen(page, '**/topics');
      await page.goto('/category/money');
      await page.getByText('Choose a Topic').waitFor();
    },
  },
  {
    name: 'category-result',
    prepare: async (page) => {
      await page.goto('/category/money');
      await page.getByRole('button', { name: 'Contentment' }).click();
      await page.getByText('Simple Prayer').waitFor();
    },
  },
  {
    name: 'category-searching',
    prepare: async (page) => {
      await leaveOpen(page, '**/api/search');
      await page.goto('/category/money');
      await page.getByRole('search').getByRole('textbox').fill('Psalm 23:1');
      await page.keyboard.press('Enter');
      await page.getByText('Searching...').first().waitFor();
    },
  },
  {
    name: 'category-missing',
    prepare: async (page) => {
      await page.goto('/category/nothing');
      await page.getByText('Category Not Found').waitFor();
    },
  },
  {
    name: 'category-limit',
    prepare: async (page) => {
      await page.goto('/');
      await send(page, '/api/search', { query: 'rest' });
      await page.goto('/category/money');
      await page.getByRole('search').getByRole('textbox').fill('Psalm 23:1');
      await page.keyboard.press('Enter');
      await page.getByText('Daily searches used').waitFor();
    },
  },
  {
    name: 'category-more',
    prepare: async (page) => {
      await page.goto('/category/money');
      await page.getByRole('button', { name: 'Contentment' }).click();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('heading', { name: 'Additional Resources & Guidance' }).waitFor();
    },
  },
  {
    name: 'category-image',
    window: true,
    prepare: async (page) => {
      await page.goto('/category/money');
      await page.getByRole('button', { name: 'Contentment' }).click();
      await pressInPanel(page, 'More actions', 'Share as image');
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
];
