import { expect, test } from '../../fixtures.ts';
import { times } from '../../long.ts';
import { payloads } from '../../payloads.ts';
import { expectNoHit, watchHits } from '../pages/hits.ts';
import { HomePage, pressInPanel } from '../pages/HomePage.ts';

/** Scripts in what screens show: an answer, what goes with it, trends, categories, and what is typed (docs/proof.md S7). */
const answerWith = (evil: string[]) => {
  const all = evil.join('\n\n');
  const verses = evil.slice(0, 4).map((text, index) => ({ ref: `${text} ${index}`, text: all, translation: 'ESV' }));
  return {
    search: {
      topic: evil[0],
      notes: [all],
      verses,
      prayers: [all],
      match: { kind: 'reference', because: all },
      source: 'generated',
    },
    additional: {
      bibleReferences: verses,
      stickyNoteExamples: evil.slice(0, 8).map((text) => ({ note: text, placement: text })),
      resources: evil.slice(0, 8).map((text) => ({ title: text, type: text, description: text })),
      relatedTopics: evil.slice(0, 8),
      prayer: all,
    },
  };
};

test('there are two hundred payloads', () => {
  expect(new Set(payloads).size).toBe(200);
});

test('no payload in an answer runs', async ({ page }) => {
  await watchHits(page);
  let evil: string[] = [];
  await page.route('**/api/wisdom/search', (route) => route.fulfill({ json: answerWith(evil).search }));
  await page.route('**/api/wisdom/additional', (route) => route.fulfill({ json: answerWith(evil).additional }));
  await page.route('**/api/weekly-top-searches', (route) =>
    route.fulfill({ json: evil.slice(0, 5).map((query) => ({ query, count: 9 })) }),
  );
  await page.route('**/api/trending-topics', (route) =>
    route.fulfill({ json: evil.slice(5, 13).map((title, index) => ({ id: `t${index}`, title })) }),
  );
  const home = new HomePage(page);
  for (const half of [0, 1])
    await test.step(half === 0 ? 'the first of each two' : 'the second', async () => {
      evil = payloads.filter((_, index) => index % 2 === half);
      await home.open();
      await home.search('Philippians 4:6-7');
      await home.result.waitFor();
      expect(await home.result.textContent()).toContain(evil[1]?.replace(/\0/g, '\uFFFD').slice(0, 10));
      await home.button('More').click();
      await page.getByText('Prayer for Action:').waitFor();
      await expectNoHit(page);
      await home.button('Clear').click();
    });
});

test('no payload in a category, its topics or a shared image runs', async ({ page }) => {
  await watchHits(page);
  const { search } = answerWith(payloads.slice(0, 50));
  const category = { id: 'money', name: payloads[2], description: payloads[6], icon: 'wallet' };
  await page.route('**/api/categories', (route) => route.fulfill({ json: [category] }));
  await page.route('**/api/categories/money/topics', (route) => route.fulfill({ json: payloads.slice(0, 200) }));
  await page.route('**/api/wisdom/search', (route) => route.fulfill({ json: search }));
  await page.goto('/category/money');
  await expect(page.getByRole('region', { name: 'Choose a Topic' }).getByRole('button')).toHaveCount(200);
  await page.getByRole('textbox').fill('Philippians 4:6-7');
  await page.getByRole('textbox').press('Enter');
  await pressInPanel(page, 'More actions', 'Share as image');
  await page.getByRole('dialog').getByRole('img').waitFor();
  await expectNoHit(page);
});

test('no payload typed or put into an address runs', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  await watchHits(page);
  // One with a dot asks for a file, and gets the server's plain 404.
  for (const evil of payloads.filter((text, index) => index % times(60, 20) === 3 && !text.includes('.'))) {
    await page.goto(`/topic/${encodeURIComponent(evil.replaceAll('\0', ''))}`);
    await page.getByText('Topic not found.').waitFor();
    await expectNoHit(page);
  }
  const home = new HomePage(page);
  await home.open();
  await home.search(payloads.join(' ').slice(0, 500));
  // Which answer it gets does not matter here, and "hit" may well open the lines to call.
  await expect(page.locator('#result-title, #choices-title, #crisis-title, #welcome-title, article h1')).toBeVisible();
  await expectNoHit(page);
});
