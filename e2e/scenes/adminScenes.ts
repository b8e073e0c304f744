import type { Page } from '@playwright/test';
import { answer, leaveOpen, register, registerAdmin, send, type Scene } from './steps.ts';

const account = (id: number, of: object) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  nickname: 'Ruth',
  displayName: 'Ruth',
  email: 'ruth@example.org',
  emailVerified: true,
  avatar: null,
  grants: [],
  role: 'registered',
  subscriptionTier: 'free',
  subscriptionStatus: 'inactive',
  createdAt: '2026-02-03T10:00:00.000Z',
  ...of,
});

const users = [
  account(1, {}),
  account(2, { nickname: 'Boaz', displayName: 'Boaz of Bethlehem', role: 'blocked', email: 'boaz@example.org' }),
  account(3, {
    nickname: 'Grundstücksverkehrsgenehmigungszuständigkeitsamt',
    email: `${'a-long-name.'.repeat(5)}x@congregation-of-the-lower-street.example`,
    role: 'contributor',
    emailVerified: false,
    subscriptionTier: 'premium',
    subscriptionStatus: 'active',
  }),
  account(4, { nickname: 'Jo', email: 'jo@example.org', role: 'moderator' }),
];

const openUsers = async (page: Page): Promise<void> => {
  await registerAdmin(page);
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ json: users, headers: { 'X-Total-Count': '1204' } }),
  );
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Block Ruth' }).waitFor();
};

const openKiosks = async (page: Page, names: readonly string[] = []): Promise<void> => {
  await registerAdmin(page);
  for (const [at, name] of names.entries())
    await send(page, '/api/admin/kiosks', {
      name,
      perMinute: 20,
      asksForPrayer: at > 0,
      prayerAddress: at > 0 ? 'the-people-who-pray@church.example' : null,
    });
  await page.goto('/admin?tab=kiosks');
  await page.getByRole('button', { name: 'Add a kiosk' }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** The dashboard, and what stands before it. */
export const adminScenes: Scene[] = [
  {
    name: 'admin-signed-out',
    prepare: async (page) => {
      await page.goto('/admin');
      await page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
    },
  },
  {
    name: 'admin-denied',
    prepare: async (page) => {
      await register(page);
      await page.goto('/admin');
      await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    },
  },
  { name: 'admin-users', prepare: openUsers },
  {
    name: 'admin-users-loading',
    prepare: async (page) => {
      await registerAdmin(page);
      await leaveOpen(page, '**/api/admin/users?*');
      await page.goto('/admin');
      await page.getByRole('heading', { name: 'User Management' }).waitFor();
    },
  },
  {
    name: 'admin-users-failed',
    prepare: async (page) => {
      await registerAdmin(page);
      await answer(page, '/api/admin/users?*', 500, {});
      await page.goto('/admin');
      await page.getByText('The list could not be loaded.').waitFor();
    },
  },
  {
    name: 'admin-block',
    window: true,
    prepare: async (page) => {
      await openUsers(page);
      await page.getByRole('button', { name: 'Block Ruth' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-block-failed',
    window: true,
    prepare: async (page) => {
      await openUsers(page);
      await answer(page, '/api/admin/users/*/block', 500, {});
      await page.getByRole('button', { name: 'Block Ruth' }).click();
      await page.getByRole('button', { name: 'Block account' }).click();
      await page.getByText('Failed to block user').first().waitFor();
    },
  },
  { name: 'admin-kiosks-none', prepare: (page) => openKiosks(page) },
  {
    name: 'admin-kiosks',
    prepare: (page) => openKiosks(page, ['Main lobby', 'The side door beside the long corridor to the hall']),
  },
  {
    name: 'admin-kiosk-form',
    window: true,
    prepare: async (page) => {
      await openKiosks(page);
      await page.getByRole('button', { name: 'Add a kiosk' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-kiosk-code',
    window: true,
    prepare: async (page) => {
      await openKiosks(page, ['Main lobby']);
      await page.getByRole('button', { name: 'New code for Main lobby' }).click();
      await page.getByText('Works for').waitFor();
    },
  },
];
