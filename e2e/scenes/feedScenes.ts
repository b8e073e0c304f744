import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { FeedPage } from '../web/pages/FeedPage.ts';
import { Outbox } from '../web/pages/people.ts';
import type { RunningServer } from '../server.ts';
import { answer, leaveOpen, register, SCENE_SECRET, send, type Scene } from './steps.ts';

const email = 'ann@example.org';

/** An admin with a confirmed address, at the feed. */
const openFeed = async (page: Page, server: RunningServer): Promise<FeedPage> => {
  await register(page);
  const link = await new Outbox(join(server.folder, 'outbox')).nextLink(email);
  await send(page, '/api/auth/verify', { token: link.split('token=')[1] });
  await send(page, '/api/admin/setup', { email, adminSecret: SCENE_SECRET });
  const feed = new FeedPage(page);
  await feed.open();
  return feed;
};

const posts = [
  { content: 'Thank you for praying. The biopsy came back clear this morning, and I have not stopped crying since.', postType: 'testimony', audience: 'everyone', tags: ['health', 'thanks'] },
  { content: 'Please pray for my brother.\n\nHe starts his third round of treatment on Thursday, and he is afraid.', postType: 'prayer_request', audience: 'everyone', anonymous: true },
  { content: '“The light shines in the darkness, and the darkness has not overcome it.”\nJohn 1:5', postType: 'scripture_share', audience: 'everyone' },
]; // oxfmt-ignore

const long = {
  content: `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung ${'It has been a long year, and I want to tell you what carried me. '.repeat(14)}`,
  postType: 'general',
  audience: 'me',
  tags: ['a-very-long-tag-indeed-of-them'],
};

const share = async (page: Page, bodies: readonly object[]) => {
  for (const body of bodies) await send(page, '/api/posts', body);
};

/** What others wrote, as the server would answer: pictures, reactions, states of one's own. */
const post = (id: number, of: object) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  content: 'Please pray for rain. The fields are dry.',
  author: { id: '00000000-0000-4000-8000-0000000000aa', displayName: 'Boaz of Bethlehem', nickname: 'Boaz', avatar: null },
  postType: 'prayer_request',
  audience: 'everyone',
  circleId: null,
  anonymous: false,
  createdAt: new Date(Date.now() - id * 47 * 60_000).toISOString(),
  likeCount: 3,
  prayerCount: 12,
  liked: false,
  praying: true,
  mine: false,
  tags: [],
  status: 'published',
  answeredAt: null,
  answerStory: null,
  image: null,
  ...of,
}); // oxfmt-ignore

const states = [
  post(1, {
    answeredAt: '2026-11-20T08:00:00.000Z',
    answerStory: 'It rained on Sunday, all through the sermon. Nobody minded.',
  }),
  post(2, { mine: true, status: 'held', postType: 'general', content: 'Look at this: https://example.org/hope' }),
  post(3, { mine: true, status: 'hidden', postType: 'general', author: null, anonymous: true }),
  post(4, { mine: true, helpline: true, audience: 'pastoral', content: 'I can’t see how this goes on.' }),
  post(5, {
    content: 'The bench under the old oak, this morning.',
    postType: 'general',
    image: { url: '/picture.png', thumbnail: '/picture.png', alt: 'A wooden bench below an oak in the first light' },
  }),
];

/** A PNG of one colour that goes over into another. */
const picture = (): Buffer => {
  const [width, height] = [800, 500];
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set([150 + ((y * 80) / height) | 0, 110 + ((x * 60) / width) | 0, 70], y * (width * 3 + 1) + 1 + x * 3);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    return Buffer.concat([head, body, crc(body)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}; // oxfmt-ignore

const crc = (bytes: Buffer): Buffer => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return out;
};

const openStates = async (page: Page, server: RunningServer): Promise<FeedPage> => {
  await page.route('**/picture.png', (route) => route.fulfill({ contentType: 'image/png', body: picture() }));
  await page.route(/\/api\/posts\?/, (route) => route.fulfill({ json: states, headers: { 'X-Pastoral-Team': '3' } }));
  const feed = await openFeed(page, server);
  await feed.posts.first().waitFor();
  return feed;
};

/** SoulFeed and what stands before it. */
export const feedScenes: Scene[] = [
  {
    name: 'gate-signed-out',
    prepare: async (page) => {
      await page.goto('/chat');
      await page.getByRole('link', { name: 'Create Account' }).waitFor();
    },
  },
  {
    name: 'gate-upsell',
    prepare: async (page) => {
      await register(page);
      await page.goto('/chat');
      await page.getByText('Cancel anytime').waitFor();
    },
  },
  {
    name: 'gate-failed',
    prepare: async (page) => {
      await register(page);
      await answer(page, '/api/subscription-required', 500, { error: 'Something went wrong.', code: 'internal' });
      await page.goto('/chat');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'feed-empty',
    prepare: async (page, server) => {
      const feed = await openFeed(page, server);
      await feed.page.getByRole('heading', { name: 'It is quiet here' }).waitFor();
    },
  },
  {
    name: 'feed-loading',
    prepare: async (page, server) => {
      await leaveOpen(page, '**/api/posts?*');
      await openFeed(page, server);
    },
  },
  {
    name: 'feed-posts',
    prepare: async (page, server) => {
      const feed = await openFeed(page, server);
      await share(page, posts);
      await feed.open();
      await feed.posts.nth(2).waitFor();
      await feed.posts.first().getByRole('button', { name: 'Praying' }).click();
    },
  },
  {
    name: 'feed-long',
    prepare: async (page, server) => {
      const feed = await openFeed(page, server);
      await share(page, [long]);
      await feed.open();
      await feed.posts.first().waitFor();
    },
  },
  { name: 'feed-states', prepare: async (page, server) => void (await openStates(page, server)) },
  {
    name: 'feed-menu',
    window: true,
    prepare: async (page, server) => {
      const feed = await openStates(page, server);
      await feed.menuOf('Boaz of Bethlehem').click();
    },
  },
  {
    name: 'feed-report',
    window: true,
    prepare: async (page, server) => {
      const feed = await openStates(page, server);
      await feed.choose('Boaz of Bethlehem', 'Report');
      await page.getByLabel('Somebody may be in danger').check();
    },
  },
  {
    name: 'feed-viewer',
    window: true,
    prepare: async (page, server) => {
      await openStates(page, server);
      await page.getByRole('button', { name: 'Show the whole picture' }).click();
    },
  },
  {
    name: 'compose',
    prepare: async (page, server) => {
      const feed = await openFeed(page, server);
      await feed.openComposer();
      await feed.words.fill('Please pray for my mother. She goes into hospital tomorrow.');
      await page.getByRole('radio', { name: 'Prayer request' }).check();
      await page.getByText('Pastoral team (nobody yet)').waitFor();
    },
  },
  {
    name: 'compose-picture',
    window: true,
    prepare: async (page, server) => {
      const feed = await openFeed(page, server);
      await feed.openComposer();
      await feed.addPicture(picture());
      await page.getByLabel('What is on the picture').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'compose-ask',
    window: true,
    prepare: async (page, server) => {
      const feed = await openFeed(page, server);
      await feed.write('Call me on (212) 555-0143 if you can help.');
      await page.getByRole('button', { name: 'Share anyway' }).waitFor();
    },
  },
  {
    name: 'compose-care',
    window: true,
    prepare: async (page, server) => {
      const feed = await openFeed(page, server);
      await feed.write('I want to kill myself tonight.');
      await page.getByRole('button', { name: 'Send to the pastoral team' }).waitFor();
    },
  },
  {
    name: 'compose-failed',
    prepare: async (page, server) => {
      const feed = await openFeed(page, server);
      await page.route('**/api/posts', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 403,
              json: { error: 'Please try again later.', code: 'forbidden', requestId: 'x' },
            })
          : route.continue(),
      );
      await feed.write('Thank you all.');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'profile-upload',
    window: true,
    prepare: async (page, server) => {
      await openFeed(page, server);
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Change your picture' }).click();
      await page
        .getByLabel('Choose a picture')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture() });
      await page.getByRole('img', { name: 'What you chose' }).waitFor();
    },
  },
  {
    name: 'profile-notices',
    prepare: async (page, server) => {
      const notice = (id: number, of: object) => ({
        id: `00000000-0000-4000-8000-00000000000${id}`,
        actionId: null,
        createdAt: new Date(Date.now() - id * 7 * 60 * 60_000).toISOString(),
        readAt: null,
        ...of,
      });
      const text = 'A post of yours was hidden, and this is a warning: We do not advertise here.';
      const rows = [
        notice(1, { kind: 'warning', text, actionId: '00000000-0000-4000-8000-0000000000ac' }),
        notice(2, { kind: 'outcome', text: 'Thank you for your report. We have looked at it, and acted.' }),
      ];
      await page.route(/\/api\/notices/, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fulfill({ json: rows }),
      );
      await openFeed(page, server);
      await page.goto('/profile');
      await page.getByText('We do not advertise here.').waitFor();
    },
  },
  {
    name: 'documents',
    prepare: async (page, server) => {
      await openFeed(page, server);
      await page.goto('/documents');
      await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
    },
  },
];
