import type { Page } from '@playwright/test';
import { answer, leaveOpen, register, type Scene } from './steps.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const circle = (number: number, of: object) => ({
  id: id(number),
  name: 'Tuesday Table',
  description: 'We eat, read the Psalms and pray for each other. Everybody brings something, also if it is only bread.',
  isPublic: false,
  emoji: '🤝',
  memberCount: 8,
  isActive: true,
  role: 'member',
  pending: false,
  createdAt: '2026-02-03T10:00:00.000Z',
  deletedAt: null,
  canRestore: false,
  ...of,
});

const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung and friends';
const own = circle(1, { role: 'owner' });

const mine = [
  own,
  circle(2, { name: 'Young parents', description: '', emoji: '👨‍👩‍👧', role: 'admin', isPublic: true, memberCount: 1204 }),
  circle(3, { name: LONG, emoji: '☕', description: LONG }),
  circle(4, { name: 'Night watch', emoji: '🌅', role: 'none', pending: true }),
  circle(5, {
    name: 'Choir',
    emoji: '🎵',
    role: 'owner',
    isActive: false,
    deletedAt: new Date(Date.now() - 6.5 * 24 * 3_600_000).toISOString(),
    canRestore: true,
  }),
];
const open = [
  circle(11, { name: 'Bread for the street', emoji: '🔥', isPublic: true, role: 'none', memberCount: 43 }),
  circle(12, { name: 'Read the Bible in a year', emoji: '📖', isPublic: true, role: 'none', memberCount: 310 }),
  circle(13, { name: LONG, emoji: '🌱', isPublic: true, role: 'none', memberCount: 1 }),
];

const lists = async (page: Page, ofMine: object[], ofOthers: object[]): Promise<void> => {
  await page.route('**/api/communities?*', (route) =>
    route.fulfill({ json: route.request().url().includes('scope=mine') ? ofMine : ofOthers }),
  );
};

const openAccount = async (page: Page): Promise<void> => {
  await register(page);
  await answer(page, '/api/subscription-required', 200, { requiresSubscription: false });
  await page.route('**/api/live', () => undefined);
  // With a confirmed address.
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { abilities: object };
    const abilities = { ...user.abilities, post: true, invite: true, participate: true, readGated: true };
    await route.fulfill({ json: { ...user, emailVerified: true, abilities } });
  });
};

const openList = async (page: Page, ofMine: object[] = mine, ofOthers: object[] = open): Promise<void> => {
  await openAccount(page);
  await lists(page, ofMine, ofOthers);
  await page.goto('/communities');
  await page.getByRole('heading', { name: 'Discover Circles' }).waitFor();
  await page.waitForLoadState('networkidle');
};

const soon = (days: number, hour: number) => {
  const date = new Date(Date.now() + days * 24 * 3_600_000);
  date.setUTCHours(hour, 30, 0, 0);
  return date.toISOString();
};

const event = (number: number, of: object) => ({
  id: id(number),
  title: 'Supper at Naomi’s',
  dateTime: soon(3, 23),
  timeZone: 'America/New_York',
  location: '12 Lower Street, Bethlehem',
  description: 'Bring bread or salad.\nWe read Psalm 23.',
  createdBy: { id: id(22), nickname: 'Naomi' },
  createdAt: '2026-02-03T10:00:00.000Z',
  attending: 5,
  praying: 2,
  recognize: 0,
  mine: ['attending'],
  status: 'published',
  canDelete: true,
  ...of,
});

const events = [
  event(33, {
    title: LONG,
    dateTime: soon(9, 2),
    timeZone: 'Europe/Berlin',
    location: null,
    description: null,
    mine: [],
  }),
  event(33, { title: 'Supper at Ann’s', dateTime: soon(4, 18), status: 'held' }),
  event(32, { title: 'Prayer walk', dateTime: soon(3, 15), createdBy: null, canDelete: false, mine: ['praying'] }),
  event(31, {}),
  event(30, { title: 'Last week’s supper', dateTime: soon(-5, 23) }),
];

const member = (number: number, nickname: string, role = 'member', pending = false) => ({
  userId: id(number),
  nickname,
  role,
  pending,
});

const members = [
  member(22, 'Naomi', 'owner'),
  member(23, 'Boaz', 'admin'),
  member(24, 'Orpah'),
  member(25, 'Donaudampfschifffahrtsgesellschaftskapitänswitwe', 'member'),
  member(26, 'Jo', 'member', true),
  member(27, 'Kilion of the long road home', 'member', true),
];

const post = (number: number, of: object) => ({
  id: id(number),
  content: 'Please pray for my mother. The operation is on Friday morning, and she is afraid.',
  author: { id: id(22), displayName: 'Naomi', nickname: 'Naomi', avatar: null },
  postType: 'prayer_request',
  audience: 'circle',
  circleId: own.id,
  anonymous: false,
  createdAt: new Date(Date.now() - 20 * 60_000).toISOString(),
  likeCount: 1,
  prayerCount: 4,
  liked: false,
  praying: true,
  mine: false,
  tags: [],
  status: 'published',
  answeredAt: null,
  answerStory: null,
  image: null,
  ...of,
});

const invites = [
  { id: id(41), kind: 'mail', email: 'ruth@example.org', expiresAt: soon(12, 9), uses: 0, createdAt: soon(-2, 9) },
  { id: id(42), kind: 'link', email: null, expiresAt: soon(5, 9), uses: 12, createdAt: soon(-2, 9) },
];

const openCircle = async (page: Page, tab: string, of: object = {}): Promise<void> => {
  await openAccount(page);
  const path = `/api/communities/${own.id}`;
  await answer(page, path, 200, { ...own, ...of });
  await page.route(`**${path}/posts?*`, (route) =>
    route.fulfill({ json: [post(51, {}), post(52, { postType: 'general', content: 'Thank you for the bread!' })] }),
  );
  await page.route(`**${path}/events?*`, (route) => route.fulfill({ json: events }));
  await page.route(`**${path}/members?*`, (route) => route.fulfill({ json: members }));
  await page.route(`**${path}/invites?*`, (route) => route.fulfill({ json: invites }));
  await page.route(`**${path}/study?*`, (route) =>
    route.fulfill({
      json: { topic: 'What does Jonah teach us about mercy?', studied: true, members: 8, studiedToday: 3 },
    }),
  );
  await answer(page, `${path}/verse`, 200, {
    reference: 'Psalm 23:1-3',
    text: 'The Lord is my shepherd; I shall not want. He makes me lie down in green pastures. He leads me beside still waters. He restores my soul.',
    translation: 'ESV',
    read: true,
  });
  await answer(page, `${path}/invite-links`, 200, {
    id: id(43),
    url: `https://lampstand.example/circles#invite=${'k3Jd8fLq2PzXv7Tn'.repeat(2)}`,
    code: 'k3Jd8fLq2PzXv7Tn'.repeat(2),
    expiresAt: soon(7, 9),
  });
  await page.goto(`/communities/${own.id}${tab && `?tab=${tab}`}`);
  await page.getByRole('tab', { selected: true }).waitFor();
  await page.waitForLoadState('networkidle');
};

export const circleScenes: Scene[] = [
  { name: 'circles-list', prepare: (page) => openList(page) },
  { name: 'circles-empty', prepare: (page) => openList(page, [], []) },
  {
    name: 'circles-loading',
    prepare: async (page) => {
      await openAccount(page);
      await leaveOpen(page, '**/api/communities?*');
      await page.goto('/communities');
      await page.getByText('Loading your spiritual communities...').waitFor();
    },
  },
  {
    name: 'circles-failed',
    prepare: async (page) => {
      await openAccount(page);
      await page.route('**/api/communities?*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/communities');
      await page.getByText('Your circles could not be loaded.').waitFor();
    },
  },
  {
    name: 'circles-gate',
    prepare: async (page) => {
      await page.goto('/circles#invite=abc');
      await page.getByRole('link', { name: 'Create Account' }).waitFor();
    },
  },
  {
    name: 'circles-create',
    window: true,
    prepare: async (page) => {
      await openList(page);
      await page.getByRole('button', { name: 'Create Circle' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create Circle' }).click();
    },
  },
  {
    name: 'circles-delete',
    window: true,
    prepare: async (page) => {
      await openList(page);
      await page.getByRole('button', { name: 'Delete Tuesday Table' }).click();
    },
  },
  {
    name: 'circles-invite',
    prepare: async (page) => {
      await openAccount(page);
      await lists(page, [], open);
      await answer(page, '/api/invites/preview', 200, { name: 'Tuesday Table', emoji: '🤝', memberCount: 8 });
      await page.goto('/circles#invite=abc');
      await page.getByText('You are invited to').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'circles-invite-old',
    prepare: async (page) => {
      await openAccount(page);
      await lists(page, [], open);
      await answer(page, '/api/invites/preview', 400, { error: 'No.', code: 'link_invalid', requestId: 'x' });
      await page.goto('/circles#invite=abc');
      await page.getByText('This invite does not work any more').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'circle-feed', prepare: (page) => openCircle(page, '') },
  {
    name: 'circle-shout-out',
    window: true,
    prepare: async (page) => {
      await openCircle(page, '');
      await page.getByRole('button', { name: 'Shout-out' }).click();
    },
  },
  { name: 'circle-calendar', prepare: (page) => openCircle(page, 'calendar') },
  {
    name: 'circle-event',
    window: true,
    prepare: async (page) => {
      await openCircle(page, 'calendar');
      await page.getByRole('button', { name: 'New event' }).click();
      await page.getByRole('button', { name: 'Create event' }).click();
    },
  },
  { name: 'circle-verses', prepare: (page) => openCircle(page, 'verses') },
  { name: 'circle-members', prepare: (page) => openCircle(page, 'members') },
  {
    name: 'circle-member-menu',
    window: true,
    prepare: async (page) => {
      await openCircle(page, 'members');
      await page.getByRole('button', { name: 'More about Boaz' }).click();
    },
  },
  { name: 'circle-study', prepare: (page) => openCircle(page, 'study') },
  { name: 'circle-settings', prepare: (page) => openCircle(page, 'settings') },
  {
    name: 'circle-link',
    window: true,
    prepare: async (page) => {
      await openCircle(page, 'settings');
      await page.getByRole('button', { name: 'Make a link' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'circle-outside',
    prepare: async (page) => {
      await openAccount(page);
      await answer(page, `/api/communities/${own.id}`, 200, { ...own, role: 'none', isPublic: true });
      await page.goto(`/communities/${own.id}`);
      await page.getByRole('button', { name: 'Join this circle' }).waitFor();
    },
  },
];
