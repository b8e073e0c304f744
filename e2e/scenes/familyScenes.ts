import type { Page } from '@playwright/test';
import { answer, leaveOpen, register, type Scene } from './steps.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';
const expiresAt = '2026-12-01T12:00:00.000Z';

const seats = [
  { userId: id(1), nickname: 'Ruth' },
  { userId: id(2), nickname: LONG },
];
const invites = [{ id: id(3), email: 'orpah.of.the.long.road.home.and.back.again@example.org', expiresAt }];

const state = { status: 'none', until: null, renewsAt: null, cancelAt: null, nextPlan: null, refundableUntil: null };
const own = { ...state, plan: null, source: 'none' };
const seat = { ...state, plan: 'family', status: 'active', source: 'family' };

interface Family {
  seats: object[];
  invites: object[];
}

const circle = {
  id: id(9),
  name: 'Our family',
  description: '',
  isPublic: false,
  emoji: '🏡',
  memberCount: 3,
  isActive: true,
  role: 'owner',
  pending: false,
  createdAt: '2026-02-03T10:00:00.000Z',
  deletedAt: null,
  canRestore: false,
};

const openFamily = async (page: Page, family: Family | null, subscription: object = own, circles: object[] = []) => {
  await register(page);
  await leaveOpen(page, '**/api/live');
  await page.route('**/api/auth/user', async (route) => {
    const user = (await (await route.fetch()).json()) as { abilities: object };
    await route.fulfill({ json: { ...user, emailVerified: true, abilities: { ...user.abilities, pay: true } } });
  });
  await answer(page, '/api/family', family ? 200 : 403, family ?? { error: 'None.', code: 'forbidden' });
  await answer(page, '/api/subscriptions', 200, subscription);
  await answer(page, '/api/communities?*', 200, circles);
  await page.goto('/family');
  await page.waitForLoadState('networkidle');
};

const token = 'x'.repeat(43);

/** The seats of a family plan: who pays, who has one, who is invited to one. */
export const familyScenes: Scene[] = [
  { name: 'family-new', prepare: (page) => openFamily(page, { seats: [], invites: [] }) },
  { name: 'family-some', prepare: (page) => openFamily(page, { seats, invites }, own, [circle]) },
  {
    name: 'family-full',
    prepare: (page) =>
      openFamily(page, {
        seats: [1, 2, 3, 4, 5].map((one) => ({ userId: id(one), nickname: `Child ${one}` })),
        invites: [],
      }),
  },
  {
    name: 'family-end-seat',
    window: true,
    prepare: async (page) => {
      await openFamily(page, { seats, invites });
      await page.getByRole('button', { name: `End seat: ${LONG}` }).click();
    },
  },
  { name: 'family-seat', prepare: (page) => openFamily(page, null, seat) },
  {
    name: 'family-leave',
    window: true,
    prepare: async (page) => {
      await openFamily(page, null, seat);
      await page.getByRole('button', { name: 'Leave family' }).click();
    },
  },
  { name: 'family-about', prepare: (page) => openFamily(page, null) },
  { name: 'family-invited', prepare: async (page) => void (await page.goto(`/family#token=${token}`)) },
  {
    name: 'family-join',
    prepare: async (page) => {
      await openFamily(page, null);
      await page.goto('/');
      await page.goto(`/family#token=${token}`);
    },
  },
  {
    name: 'family-join-refused',
    prepare: async (page) => {
      await openFamily(page, null);
      await answer(page, '/api/family/join', 409, {
        error: 'You pay for a plan of your own. Please cancel it first; then you can take the seat.',
        code: 'already_subscribed',
        source: 'stripe',
      });
      await page.goto('/');
      await page.goto(`/family#token=${token}`);
      await page.getByRole('button', { name: 'Join' }).click();
    },
  },
  {
    name: 'family-join-wrong',
    prepare: async (page) => {
      await openFamily(page, null);
      await answer(page, '/api/family/join', 400, { error: 'It does not work any more.', code: 'link_invalid' });
      await page.goto('/');
      await page.goto(`/family#token=${token}`);
      await page.getByRole('button', { name: 'Join' }).click();
    },
  },
];
