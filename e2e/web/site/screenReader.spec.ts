import type { Locator, Page } from '@playwright/test';
import { enterFeed } from '../pages/FeedPage.ts';
import { HomePage, pressInPanel } from '../pages/HomePage.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';

// The walks of docs/screen-reader.md, by what is heard: roles, names, where the focus is, and what is said by itself.

test.use({ sharedServer: { SUBSCRIPTION_REQUIRED: 'false' }, viewport: { width: 390, height: 844 } });

const main = (page: Page): Locator => page.getByRole('main');

/** What is said by itself, politely. */
const said = (page: Page): Locator => page.locator('div[role=status].visually-hidden').first();

test('ask and read', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner
    - main:
      - heading "What do you need help with today?" [level=1]
      - search:
        - textbox "What do you need help with?"
        - button "Help me grow"
      - text: You have one search left today.
      - region "This Week's Most Searched"
      - region "Browse by category"
      - region "Also Trending"
    - contentinfo
    - navigation "Main"
  `);
  await home.search("I can't sleep at night");
  await expect(page.getByRole('heading', { level: 1, name: 'Insomnia' })).toBeFocused();
  await expect(said(page)).toContainText('Searching...');
  await expect(said(page)).toContainText('Here is something for you: Insomnia');
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - button "Back to search"
      - heading "Insomnia" [level=1]
      - paragraph: You wrote “can't sleep”.
      - heading "God's Word" [level=2]
      - figure "Psalm 121:3-4 ESV":
        - blockquote
      - heading "Reflection" [level=2]
      - heading "One next step" [level=2]
      - heading "Prayer" [level=2]
      - group "Actions":
        - button "Save"
        - button "Copy"
        - button "Share"
        - button "Listen to the page"
        - button "Display"
        - button "More actions"
      - button "More"
      - navigation "Related":
        - list "Category"
      - region "Share Your Feedback"
  `);
  await pressInPanel(page, 'More actions', /^Read in context/);
  const context = page.getByRole('region', { name: 'Psalm 121:1-7, WEB' });
  await expect(context).toMatchAriaSnapshot(`
    - status:
      - heading "Psalm 121:1-7 WEB" [level=3]
    - paragraph: /The marked passage is in the ESV, as you read it/
    - 'group "The passage: Psalm 121:3-4"'
  `);
  await page.keyboard.press('Escape');
  await expect(context).toBeHidden();
  await home.button('More').click();
  await expect(page.getByRole('heading', { name: 'Additional Resources & Guidance' })).toBeFocused();
  await home.button('Next: More Bible References').click();
  await expect(page.getByText('2 of 7')).toHaveAttribute('aria-live', 'polite');
});

test('the journal: write, find, answer', async ({ page, visitor }) => {
  await visitor.signUp(newcomer('Ann'));
  const journal = new JournalPage(page);
  await journal.open();
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Prayer Journal" [level=1]
    - button "Journal menu"
    - button "New prayer"
    - region "Prayers"
  `);
  await journal.newPrayer.click();
  await expect(visitor.field('Title')).toBeFocused();
  await journal.button('Save prayer').click();
  await expect(visitor.field('Title')).toBeFocused();
  const wrong = 'Please add both a title and prayer content.';
  await expect(page.getByRole('form', { name: 'New prayer' }).getByRole('alert')).toContainText(wrong);
  await expect(visitor.toast(wrong)).toBeVisible();

  await visitor.field('Title').fill('Thanks for rain');
  await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill('The garden is green again.');
  await journal.button('Save prayer').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Thanks for rain' })).toBeFocused();
  // Once, and nothing of its way to the account; what the page itself says in an alert is not said again.
  await expect(said(page)).toHaveText('Prayer saved');
  await expect(journal.opened('Thanks for rain')).toMatchAriaSnapshot(`
    - article "Thanks for rain":
      - heading "Thanks for rain" [level=2]
      - paragraph: The garden is green again.
      - 'button "Edit: Thanks for rain"'
      - 'button "Add update: Thanks for rain"'
      - 'button "Answered: Thanks for rain"'
      - 'button "Share: Thanks for rain"'
      - 'button "Delete: Thanks for rain"'
  `);

  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await journal.write(title);
  await journal.toList();
  await expect(page.getByRole('link', { name: 'Six', exact: true })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search your prayers' }).fill('rain');
  const month = new Date().toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'America/New_York',
  });
  await expect(main(page)).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search your prayers"
      - button "Filter"
      - button "Calendar"
      - paragraph:
        - status: 1 prayer
    - region "Prayers":
      - list "${month}":
        - listitem:
          - link "Thanks for rain"
  `);
  await journal.read('Thanks for rain');
  await journal.button('Answered: Thanks for rain').click();
  await expect(visitor.field('What happened (optional)')).toBeFocused();
  await journal.button('Save').click();
  await expect(main(page).getByText('Thanks be to God.')).toBeFocused();
});

test('Pray now', async ({ page, visitor }) => {
  await visitor.signUp(newcomer('Ann'));
  const journal = new JournalPage(page);
  await journal.open();
  // In whatever order the day brings them.
  const either = /^(Sleep|Peace with Ruth)$/;
  for (const title of ['Sleep', 'Peace with Ruth']) await journal.write(title);
  await journal.toList();
  await page.getByRole('link', { name: 'Pray now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pray now' });
  await expect(dialog.getByRole('heading', { level: 1, name: 'Pray now' })).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Pray now":
      - button "Leave"
      - heading "Pray now" [level=1]
      - group "Which prayers":
        - radio "A few" [checked]
        - radio "All that are open"
      - group "Timer":
        - radio "None" [checked]
        - radio "5 min"
      - checkbox "Breathing circle"
      - checkbox "Read aloud"
      - button "Begin"
  `);
  await dialog.getByLabel('5 min').check();
  await dialog.getByLabel('Breathing circle').check();
  await journal.button('Begin').click();
  await expect(dialog.getByRole('heading', { level: 1, name: either })).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Pray now":
      - button "Leave"
      - progressbar "Timer"
      - button "Pause the breathing guide"
      - article /Sleep|Peace with Ruth/:
        - paragraph: 1 of 2
        - heading /Sleep|Peace with Ruth/ [level=1]
      - button "Listen to the prayer"
      - button "Amen, next"
  `);
  await journal.button('Amen, next').click();
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 1, name: either })).toBeFocused();
  await journal.button('Amen').click();
  await expect(dialog.getByRole('heading', { level: 1, name: 'Amen.' })).toBeFocused();
  await dialog.getByRole('link', { name: 'Back to my journal' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer Journal' })).toBeVisible();
});

test('the feed: share and pray', async ({ visitor, another, outbox }) => {
  const ann = await enterFeed(visitor, newcomer('Ann'), outbox);
  await ann.openComposer();
  await expect(ann.words).toBeFocused();
  await ann.words.fill('For everyone who cannot sleep.');
  await ann.send.click();
  const { page } = ann;
  await expect(said(page)).toContainText('Shared. For everyone who cannot sleep.');
  const reader = await enterFeed(await another(), newcomer('Ben'), outbox);
  const post = reader.post('For everyone who cannot sleep.');
  await expect(post).toMatchAriaSnapshot(`
    - article:
      - heading
      - button /Praying/
  `);
  const praying = post.getByRole('button', { name: /Praying/ });
  await praying.click();
  await expect(praying).toHaveAttribute('aria-pressed', 'true');
});

test('an account: register, sign out, sign in, settings', async ({ page, visitor, faults }) => {
  faults.expect(/401 \(Unauthorized\)/);
  const ann = newcomer('Ann');
  await page.goto('/register');
  await visitor.button('Create account').click();
  await expect(visitor.field('Email')).toBeFocused();
  await expect(main(page).getByRole('alert')).toContainText('Please enter your email address.');
  await expect(visitor.field('Email')).toHaveAccessibleDescription('Please enter your email address.');
  await visitor.fillRegistration(ann);
  await visitor.button('Create account').click();
  await expect(visitor.heading('Welcome, Ann')).toBeFocused();
  await expect(said(page)).toContainText("Welcome to Lampstand! We're glad you're here, Ann.");
  await visitor.logout.click();
  await expect(page.getByRole('heading', { level: 1, name: 'What do you need help with today?' })).toBeFocused();

  await page.goto('/login');
  await visitor.signIn(ann.email, 'not the one I chose');
  await expect(main(page).getByRole('alert')).toContainText('Invalid credentials');
  await expect(visitor.toast('Invalid credentials')).toBeVisible();
  await visitor.signIn(ann.email);
  await expect(said(page)).toHaveText('Login Successful. Welcome back, Ann.');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Lampstand"
      - link "Profile of Ann"
      - button "Logout"
  `);
  await page.getByRole('link', { name: 'Profile of Ann' }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Ann" [level=1]
    - button "Edit profile"
    - region "Prayer Journal"
    - region "Saved items"
    - region "Recent searches"
    - region "Display":
      - group "Theme":
        - radio "System" [checked]
        - radio "Light"
        - radio "Dark"
        - radio "Sepia"
      - group "Text size"
      - group "Line spacing"
    - region "Signing in"
    - region "Your data"
  `);
});
