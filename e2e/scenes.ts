import type { Page } from '@playwright/test';
import type { RunningServer } from './server.ts';
import { HomePage } from './web/pages/HomePage.ts';

export interface Scene {
  name: string;
  prepare(page: Page, server: RunningServer): Promise<void>;
  /** As it comes out of the printer. */
  print?: true;
  /** Only what the window shows, where something stands above the page. */
  window?: true;
}

const openHome = async (page: Page): Promise<HomePage> => {
  const home = new HomePage(page);
  await home.open();
  return home;
};

const searchFor = async (page: Page, words: string): Promise<HomePage> => {
  const home = await openHome(page);
  await home.search(words);
  return home;
};

const openMore = async (page: Page) => {
  const home = await searchFor(page, 'Philippians 4:6-7');
  await home.button('More').click();
  await page.getByRole('heading', { name: 'Additional Resources & Guidance' }).waitFor();
};

/** Answers a call of the page instead of the server. */
const answer = (page: Page, path: string, status: number, body: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));

const generated = {
  topic: 'A hard letter to write',
  notes: [
    'Writing to somebody you have not spoken to in years takes a kind of courage that nobody sees. You may begin with one true sentence, and stop there for today.',
  ],
  verses: [
    {
      ref: 'Romans 12:18',
      text: 'If possible, so far as it depends on you, live peaceably with all.',
      translation: 'ESV',
    },
  ],
  prayers: ['Lord, give me one honest sentence, and the patience to wait for an answer. Amen.'],
  match: { kind: 'none', because: 'We did not find a note for that.' },
  source: 'generated',
};

/** Every screen and state that is looked at before it is called done. */
export const scenes: Scene[] = [
  { name: 'home', prepare: async (page) => void (await openHome(page)) },
  {
    name: 'home-searching',
    prepare: async (page) => {
      await page.route('**/api/search', () => undefined);
      await searchFor(page, 'Philippians 4:6-7');
      await page.getByText('Searching...').first().waitFor();
    },
  },
  {
    name: 'home-result',
    prepare: async (page) => (await searchFor(page, 'Philippians 4:6-7')).result.waitFor(),
  },
  { name: 'home-result-long', prepare: async (page) => (await searchFor(page, 'Psalm 119:1-24')).result.waitFor() },
  {
    name: 'home-result-generated',
    prepare: async (page) => {
      await answer(page, '/api/wisdom/search', 200, generated);
      await (await searchFor(page, 'zzyzx letter')).result.waitFor();
    },
  },
  {
    name: 'home-suggestions',
    prepare: async (page) => (await searchFor(page, 'the colour of my grandmother’s curtains')).result.waitFor(),
  },
  {
    name: 'home-offline',
    prepare: async (page, server) => {
      const home = await openHome(page);
      await server.stop();
      await home.search('qwertyuiop');
      await home.result.waitFor();
    },
  },
  {
    name: 'home-limit',
    prepare: async (page) => {
      const home = await searchFor(page, 'Philippians 4:6-7');
      await home.result.waitFor();
      await home.button('Clear').click();
      await home.search('Psalm 23:1');
      await home.welcome.waitFor();
    },
  },
  { name: 'home-more', prepare: openMore },
  {
    name: 'home-context',
    prepare: async (page) => {
      await (await searchFor(page, 'Philippians 4:6-7')).result.waitFor();
      await page.getByRole('button', { name: 'Read in context: Philippians 4:6-7' }).click();
      await page.getByText('Crossway').first().waitFor();
    },
  },
  {
    name: 'home-save-refused',
    window: true,
    prepare: async (page) => {
      await (await searchFor(page, 'Philippians 4:6-7')).result.waitFor();
      await page.getByRole('button', { name: 'Save verse' }).click();
      await page.getByText('Login Required').first().waitFor();
    },
  },
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
    name: 'note-missing',
    prepare: async (page) => {
      await page.goto('/note/nothing');
      await page.getByText('Note not found.').waitFor();
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
    name: 'topic',
    prepare: async (page) => {
      await page.goto('/topic/anger');
      await page.getByText('Prayer of the Day').waitFor();
    },
  },
  {
    name: 'topic-loading',
    prepare: async (page) => {
      await page.route('**/assets/anger-*.json', () => undefined);
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
      await page.route('**/topics', () => undefined);
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
    name: 'category-image',
    window: true,
    prepare: async (page) => {
      await page.goto('/category/money');
      await page.getByRole('button', { name: 'Contentment' }).click();
      await page.getByRole('button', { name: 'Share as image' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'feedback',
    prepare: async (page) => {
      await (await searchFor(page, 'Philippians 4:6-7')).result.waitFor();
      await page.getByRole('radio', { name: 'Somewhat Helpful' }).check();
      await page.getByRole('radio', { name: '4 stars' }).check();
      await page.getByRole('textbox', { name: 'Comments' }).fill('A long comment. '.repeat(20));
    },
  },
  {
    name: 'feedback-sent',
    prepare: async (page) => {
      await (await searchFor(page, 'Philippians 4:6-7')).result.waitFor();
      await page.getByRole('radio', { name: 'Very Helpful' }).check();
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Thank you for your feedback!').first().waitFor();
    },
  },
  {
    name: 'offline-badge',
    window: true,
    prepare: async (page) => {
      await openHome(page);
      await page.context().setOffline(true);
      await page.getByText('Offline mode').first().waitFor();
    },
  },
  {
    name: 'offline-back',
    window: true,
    prepare: async (page) => {
      await openHome(page);
      await page.context().setOffline(true);
      await page.getByText('Offline mode').first().waitFor();
      await page.context().setOffline(false);
      await page.getByText('Back online').first().waitFor();
    },
  },
  {
    name: 'unknown',
    prepare: async (page) => {
      await page.goto('/nothing-here');
      await page.getByText('404 - Page Not Found').waitFor();
    },
  },
];
