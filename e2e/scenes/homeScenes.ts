import type { Page } from '@playwright/test';
import { answer, leaveOpen, openHome, register, searchFor, send, type Scene } from './steps.ts';
import { pressInPanel } from '../web/pages/HomePage.ts';

const openMore = async (page: Page) => {
  const home = await searchFor(page, 'Philippians 4:6-7');
  await home.button('More').click();
  await page.getByRole('heading', { name: 'Additional Resources & Guidance' }).waitFor();
};

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

/** Home, and what stands above every page. */
export const scenes: Scene[] = [
  { name: 'home', prepare: async (page) => void (await openHome(page)) },
  {
    name: 'home-signed-in',
    prepare: async (page) => {
      await register(page);
      await openHome(page);
    },
  },
  {
    name: 'home-friend-full',
    prepare: async (page) => {
      await register(page);
      await page.goto('/note/anxiety');
      await page.waitForFunction(() => localStorage.getItem('lampstand:home') !== null);
      const prayer = { title: 'For my sister, before her operation', content: 'Be near her.', category: 'family' };
      await send(page, '/api/prayers', { ...prayer, createdAt: '2026-09-01T08:00:00.000Z' });
      await openHome(page);
      await page.getByText('Still praying?').waitFor();
    },
  },
  {
    name: 'home-friend-long-name',
    prepare: async (page) => {
      await register(page, { nickname: 'Maximiliana-Konstantina Oberhuber-Wandsbek Third' });
      await openHome(page);
      await page.getByText('Today’s verse').waitFor();
    },
  },
  {
    name: 'home-searching',
    prepare: async (page) => {
      await leaveOpen(page, '**/api/search');
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
    prepare: async (page) => (await searchFor(page, 'blorf wiggle')).result.waitFor(),
  },
  ...[
    ['home-question', 'is it a sin to get a tattoo'],
    ['home-question-general', 'should catholics read the apocrypha'],
    ['home-against-god', 'god is a liar'],
    ['home-other-faith', 'i am a muslim can i use this'],
    ['home-greeting', 'hello are you real'],
    ['home-off-topic', 'best running shoes under 100'],
    ['home-account-page', 'how do i change my password'],
  ].map(([name = '', words = '']): Scene => ({
    name,
    prepare: async (page) => {
      await searchFor(page, words);
      await page.locator('#result-title').waitFor();
    },
  })),
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
  {
    name: 'home-limit-signed-in',
    prepare: async (page) => {
      await register(page);
      for (const query of ['rest', 'rain', 'Psalm 1']) await send(page, '/api/search', { query });
      await searchFor(page, 'Psalm 23:1');
      await page.getByRole('region', { name: 'You have used all of your searches for today.' }).waitFor();
    },
  },
  { name: 'home-more', prepare: openMore },
  {
    name: 'home-more-loading',
    prepare: async (page) => {
      await leaveOpen(page, '**/api/wisdom/additional');
      const home = await searchFor(page, 'Philippians 4:6-7');
      await home.button('More').click();
      await page.getByRole('main').locator('[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'home-more-limit',
    prepare: async (page) => {
      const limit = { message: 'Come back tomorrow.', limit: 1, used: 1, requiresAuth: true, requiresUpgrade: false };
      const resetAt = new Date(Date.now() + 22_000_000).toISOString();
      await answer(page, '/api/wisdom/additional', 429, { ...limit, requiresRoleUpgrade: false, resetAt });
      const home = await searchFor(page, 'Philippians 4:6-7');
      await home.button('More').click();
      await page.getByText('Daily searches used').waitFor();
    },
  },
  {
    name: 'home-context',
    prepare: async (page) => {
      await (await searchFor(page, 'Philippians 4:6-7')).result.waitFor();
      await pressInPanel(page, 'More actions', /^Read in context/);
      await page.getByText('Crossway').first().waitFor();
    },
  },
  {
    name: 'home-save-refused',
    window: true,
    prepare: async (page) => {
      await (await searchFor(page, 'Philippians 4:6-7')).result.waitFor();
      await pressInPanel(page, 'Save', 'Save verse');
      await page.getByText('Login Required').first().waitFor();
    },
  },
  {
    name: 'home-saved',
    prepare: async (page) => {
      await register(page);
      await (await searchFor(page, 'Philippians 4:6-7')).result.waitFor();
      await pressInPanel(page, 'Save', 'Save verse');
      await page.getByRole('button', { name: 'Saved' }).waitFor();
    },
  },
  {
    name: 'page-broken',
    prepare: async (page) => {
      await page.route('**/assets/entry-*.js', (route) => route.abort());
      await page.goto('/register');
      await page.getByText('This could not be loaded').waitFor();
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
    name: 'feedback-failed',
    prepare: async (page) => {
      await answer(page, '/api/feedback', 500, {});
      await (await searchFor(page, 'Philippians 4:6-7')).result.waitFor();
      await page.getByRole('radio', { name: 'I have suggestions' }).check();
      await page.getByRole('button', { name: 'Send' }).click();
      await page.waitForLoadState('networkidle');
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
