import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { enterFeed } from '../pages/FeedPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';

const ruth = newcomer('Ruth');

test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' } });

/** The bodies of the posts that the page sends. */
const sentPosts = (page: Page): { audience: string; confirmed: boolean }[] => {
  const sent: { audience: string; confirmed: boolean }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/posts')
      sent.push(request.postDataJSON() as { audience: string; confirmed: boolean });
  });
  return sent;
};

/** Has the page wait for "go-on" before it makes a picture smaller. */
const holdPictures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const make = window.createImageBitmap.bind(window);
    const mayGoOn = new Promise((resolve) => window.addEventListener('go-on', resolve));
    window.createImageBitmap = (async (file: Blob, how: ImageBitmapOptions) => {
      await mayGoOn;
      return make(file, how);
    }) as typeof window.createImageBitmap;
  });

/** The files that the page sends: Chromium tells of a Blob's bytes to nobody but the page. */
const uploadsOf = async (page: Page): Promise<number[][]> => {
  const sent: number[][] = [];
  await page.exposeFunction('tellUpload', (bytes: number[]) => void sent.push(bytes));
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      if (init?.body instanceof Blob) {
        const tell = (window as unknown as { tellUpload(bytes: number[]): Promise<void> }).tellUpload;
        await tell([...new Uint8Array(await init.body.arrayBuffer())]);
      }
      return send(input, init);
    };
  });
  return sent;
};

test('a post is shared once, private things are asked about, and a draft stays until its person goes', async ({
  page,
  visitor,
  outbox,
  expectAccessible,
}) => {
  const feed = await enterFeed(visitor, ruth, outbox);

  await test.step('who presses Share twice shares once and stays', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await feed.openComposer();
    await feed.words.fill('It rained.');
    const { x, y, width, height } = (await feed.send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const circles = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Circles' })
      .boundingBox();
    const [across, down] = [x + width / 2, Math.max(y + height / 2, (circles?.y ?? 0) + 2)];
    await page.mouse.dblclick(across, down);
    await expect(page.getByText('Sending…')).toBeVisible();
    await expect(page.getByText('Sending…')).toBeHidden();
    await expect(page).toHaveURL(/\/chat$/);
    await expect(feed.posts).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a phone number is asked about first', async () => {
    const sent = sentPosts(page);
    await feed.write('Call me on (212) 555-0143 if you can help.');
    const question = page.getByRole('dialog', { name: 'One more look?' });
    await expect(question).toContainText('a phone number');
    expect(sent).toEqual([]);
    await expectAccessible();
    await question.getByRole('button', { name: 'Change it' }).click();
    await expect(feed.words).toHaveValue(/212/);
    await feed.send.click();
    await question.getByRole('button', { name: 'Share anyway' }).click();
    await expect(feed.posts.first()).toContainText('(212) 555-0143');
    await expect.poll(() => sent).toMatchObject([{ confirmed: true }]);
    // For oneself nothing but danger is asked about.
    await feed.openComposer();
    await feed.words.fill('My number is (212) 555-0144.');
    await feed.composer.getByRole('radio', { name: /Only me/ }).check();
    await feed.send.click();
    await expect(feed.post('555-0144')).toContainText('Only me');
  });

  await test.step('a file that is no picture is refused in words', async () => {
    await feed.openComposer();
    await feed.composer
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear all') });
    await expect(feed.composer.getByRole('alert')).toContainText('can’t be read here');
    await page.keyboard.press('Escape');
  });

  await test.step('a draft stays while the dialog is shut and the page reloads, and goes with its person', async () => {
    await feed.openComposer();
    await expect(feed.send).toBeDisabled();
    await feed.words.press('Control+Enter');
    await expect(visitor.toast('Nothing to share')).toBeVisible();
    await expect(feed.composer.getByRole('alert')).toHaveText('Nothing to share');
    await feed.words.fill('Half a prayer');
    await feed.composer.getByRole('radio', { name: /Only me/ }).check();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(feed.composer).toBeHidden();
    await page.reload();
    await feed.openComposer();
    await expect(feed.words).toHaveValue('Half a prayer');
    await expect(feed.composer.getByRole('radio', { name: /Only me/ })).toBeChecked();
    await page.keyboard.press('Escape');
    await visitor.logout.click();
    await expect(visitor.login).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Half a prayer');
  });
});

test('others see an anonymous prayer without its name, and a picture whole, small and without what the camera wrote', async ({
  page,
  visitor,
  outbox,
  another,
  expectAccessible,
}) => {
  const uploads = await uploadsOf(page);
  await holdPictures(page);
  const feed = await enterFeed(visitor, ruth, outbox);
  const other = await enterFeed(await another(), newcomer('Boaz'), outbox);

  await test.step('an anonymous prayer names nobody to others', async () => {
    await feed.openComposer();
    await feed.words.fill('I am afraid of tomorrow.');
    await feed.composer.getByRole('switch', { name: /Share anonymously/ }).check();
    await feed.send.click();
    await expect(feed.posts.first()).toContainText('Anonymous (you)');
    await other.page.getByRole('button', { name: '1 new' }).click();
    await expect(other.posts.first()).toContainText('I am afraid of tomorrow.');
    await expect(other.posts.first()).not.toContainText('Ruth');
    await other.menuOf('Anonymous').click();
    await expect(other.page.getByRole('menuitem')).toHaveText(['Share a link', 'Report']);
  });

  await test.step('words typed while a picture is made smaller stay, and the picture loses what the camera wrote', async () => {
    const original = await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#b46a28' } })
      .withExif({ IFD0: { Artist: 'Ruth of Moab' } })
      .jpeg()
      .toBuffer();
    expect(original.includes('Ruth of Moab')).toBe(true);
    await feed.openComposer();
    await feed.words.fill('The field');
    await feed.composer
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer: original });
    await expect(feed.composer.getByText('Making it smaller...')).toBeVisible();
    await feed.words.fill('The field this morning.');
    await page.evaluate(() => window.dispatchEvent(new Event('go-on')));
    await expect(feed.composer.getByRole('img', { name: 'What you chose' })).toBeVisible();
    await expect(feed.words).toHaveValue('The field this morning.');
    await feed.composer.getByLabel('What is on the picture? (optional)').fill('Barley in the first light');
    await expectAccessible();
    await feed.send.click();
    await expect.poll(() => uploads.length).toBe(1);
    const upload = Buffer.from(uploads[0] ?? []);
    const { format, width, height } = await sharp(upload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1600, height: 400 });
    expect(upload.includes('Ruth of Moab')).toBe(false);
    await expect(feed.post('The field this morning.')).not.toContainText('Sending…');
  });

  await test.step('another sees the whole picture', async () => {
    await other.page.getByRole('button', { name: '1 new' }).click();
    await expect(other.posts.first().getByRole('img', { name: 'Barley in the first light' })).toBeVisible();
    await other.posts
      .first()
      .getByRole('button', { name: /Show the whole picture/ })
      .click();
    const viewer = other.page.getByRole('dialog', { name: 'Picture' });
    await expect(viewer.getByRole('img', { name: 'Barley in the first light' })).toBeVisible();
    await expect
      .poll(() =>
        viewer.getByRole('img').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
      )
      .toBe(1600);
    await other.page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('from 13 to 17 the switch stands on anonymous', async () => {
    const birthDate = `${new Date().getUTCFullYear() - 15}-01-02`;
    const young = await enterFeed(await another(), { email: newcomer('Obed').email, birthDate }, outbox);
    await young.openComposer();
    await expect(young.composer.getByRole('switch', { name: /Share anonymously/ })).toBeChecked();
  });
});

test('danger is answered by whom to call before anything leaves, and words that are refused come back', async ({
  page,
  visitor,
  outbox,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 422/);
  const feed = await enterFeed(visitor, ruth, outbox);

  await test.step('of certain danger nothing leaves the device before its writer has seen whom to call', async () => {
    const sent = sentPosts(page);
    const words = 'I want to kill myself tonight.';
    await feed.write(words);
    const care = page.getByRole('dialog', { name: 'Help in danger' });
    await expect(care.getByRole('link', { name: /Call 988/ })).toBeVisible();
    await expect(care.getByText('Nobody may read this tonight.')).toBeVisible();
    expect(sent).toEqual([]);
    await expectAccessible();

    await care.getByRole('button', { name: 'Back to my words' }).click();
    await expect(feed.words).toHaveValue(words);
    await feed.send.click();
    await care.getByRole('button', { name: 'Send to the pastoral team' }).click();
    await expect(care).toBeHidden();
    await expect(feed.post(words)).toContainText('Pastoral team');
    await expect.poll(() => sent).toMatchObject([{ audience: 'pastoral', confirmed: true }]);
  });

  await test.step('what is not about danger waits for a moderator', async () => {
    await feed.write('In the play I say: I want to kill myself.');
    await page.getByRole('button', { name: 'This isn’t about danger' }).click();
    await expect(feed.posts.first()).toContainText('Waiting for a moderator');
  });

  await test.step('danger that only the server sees opens the same card', async () => {
    await page.route('**/api/posts', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: {
              error: 'You matter.',
              code: 'crisis',
              requestId: '1',
              danger: { kind: 'suicide', subject: 'self' },
            },
          })
        : route.continue(),
    );
    await feed.write('The bridge is very high.');
    const care = page.getByRole('dialog', { name: 'Help in danger' });
    await expect(care.getByRole('link', { name: /Call 988/ })).toBeVisible();
    await care.getByRole('button', { name: 'Back to my words' }).click();
    await expect(feed.words).toHaveValue('The bridge is very high.');
    await page.unroute('**/api/posts');
    await page.keyboard.press('Escape');
  });

  await test.step('words refused while others are being written come back first, and the others after', async () => {
    const asked: Route[] = [];
    await page.route('**/api/posts', (route) =>
      route.request().method() === 'POST' && asked.length === 0 ? void asked.push(route) : route.continue(),
    );
    await feed.write('The first words.');
    await expect.poll(() => asked.length).toBe(1);
    await feed.openComposer();
    await feed.words.fill('The second words.');
    await asked[0]?.fulfill({
      status: 422,
      json: { error: 'Please look again.', code: 'ask_again', requestId: '1', concerns: ['phone'] },
    });
    await page.getByRole('dialog', { name: 'One more look?' }).getByRole('button', { name: 'Change it' }).click();
    await expect(feed.words).toHaveValue('The first words.');
    await feed.send.click();
    await expect(feed.post('The first words.')).toContainText('Ruth (you)');
    await page.reload();
    await feed.openComposer();
    await expect(feed.words).toHaveValue('The second words.');
  });
});
