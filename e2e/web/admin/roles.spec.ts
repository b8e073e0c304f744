import type { Grant, Role } from '../../../core/rules/roles.ts';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';

// Only the first admin is set up by the secret.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');
const ruth = newcomer('Ruth');

const tabs = {
  users: 'User Management',
  analytics: 'Feedback and Analytics',
  moderation: 'Content Moderation',
  kiosks: 'Kiosks',
  settings: 'Settings',
} as const;
type Tab = keyof typeof tabs;
const allTabs = Object.keys(tabs) as Tab[];

const trendPanels = [
  'Activity',
  'Search trends',
  'Registration trends',
  'Most searched topics',
  'Top search queries this week',
];

/** What each tab asks the server for first. */
const calls = {
  '/api/admin/users': 'users',
  '/api/admin/trends/activity': 'trends',
  '/api/admin/trends/searches': 'trends',
  '/api/admin/trends/users': 'trends',
  '/api/admin/export/searches.csv': 'trends',
  '/api/admin/export/registrations.csv': 'trends',
  '/api/admin/export/topics.csv': 'trends',
  '/api/feedback': 'feedback',
  '/api/admin/export/feedback.csv': 'feedback',
  '/api/admin/moderation/counters': 'moderation',
  '/api/admin/kiosks': 'kiosks',
  '/api/admin/settings': 'settings',
  '/api/admin/system': 'settings',
} as const;
type Power = (typeof calls)[keyof typeof calls];

const setUp = async (visitor: Visitor): Promise<void> => {
  await visitor.signUp(naomi);
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await visitor.page.request.post('/api/admin/setup', { data })).toBeOK();
};

/** The admin gives Ruth this, in the place of what she had. Who is given a lower role is signed out. */
const give = async (admin: Visitor, given: { role?: Role; grants?: Grant[] }): Promise<void> => {
  const { request } = admin.page;
  const users = (await (await request.get(`/api/admin/users?q=${ruth.email}`)).json()) as { id: string }[];
  const path = `/api/admin/users/${users[0]?.id}`;
  if (given.role) await expect(await request.patch(`${path}/role`, { data: { role: given.role } })).toBeOK();
  if (given.grants) await expect(await request.patch(`${path}/grants`, { data: { grants: given.grants } })).toBeOK();
};

/** Of the calls of all tabs just these are answered. */
const expectAnswered = async ({ page }: Visitor, powers: readonly Power[], refused = 403): Promise<void> => {
  const answers: Record<string, number> = {};
  // One after the other: an account makes one export at a time.
  for (const path of Object.keys(calls)) answers[path] = (await page.request.get(path)).status();
  const expected = Object.entries(calls).map(([path, power]) => [path, powers.includes(power) ? 200 : refused]);
  expect(answers).toEqual(Object.fromEntries(expected) as object);
};

/** The dashboard has just these tabs, also where an address names one that is not theirs; one alone stands without tabs. */
const expectTabs = async ({ page }: Visitor, own: readonly Tab[], content: RegExp): Promise<void> => {
  const others = allTabs.filter((tab) => !own.includes(tab));
  for (const tab of ['', ...own, ...others.slice(-1)]) {
    await page.goto(tab === '' ? '/admin' : `/admin?tab=${tab}`);
    const shown = own.find((each) => each === tab) ?? own[0];
    if (own.length === 1) {
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(content);
      await expect(page.getByRole('tablist', { name: 'Admin' })).toHaveCount(0);
    } else {
      const bar = page.getByRole('tablist', { name: 'Admin' });
      await expect(bar.getByRole('tab', { selected: true })).toHaveText(tabs[shown ?? 'users']);
      await expect(bar.getByRole('tab')).toHaveText(own.map((each) => tabs[each]));
      await expect(page.getByRole('tabpanel').first().getByRole('heading').first()).toBeVisible();
    }
  }
};

const expectPanels = async ({ page }: Visitor, titles: readonly string[]): Promise<void> => {
  await page.goto('/admin?tab=analytics');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(titles);
  for (const title of titles) {
    const panel = page.getByRole('region', { name: title, exact: true });
    await expect(panel).toHaveAttribute('aria-busy', 'false');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  }
};

const phone = { width: 360, height: 740 };

test('an admin sees every tab and every panel', async ({ page, visitor, expectAccessible }) => {
  test.slow();
  await setUp(visitor);
  await expectTabs(visitor, allTabs, /./);
  await expectPanels(visitor, [...trendPanels, 'Recent feedback']);
  await expectAnswered(visitor, ['users', 'trends', 'feedback', 'moderation', 'kiosks', 'settings']);
  await page.setViewportSize(phone);
  for (const tab of allTabs) {
    await page.getByRole('tab', { name: tabs[tab], exact: true }).click();
    await page.getByRole('tabpanel').first().getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible();
  }
});

test('an account sees the tabs and panels that it was given, and no longer than it has them', async ({
  page,
  visitor,
  another,
  expectAccessible,
}) => {
  test.slow();
  const admin = await another();
  await setUp(admin);
  await visitor.signUp(ruth);
  const fitsPhone = async () => {
    await page.setViewportSize(phone);
    await expectAccessible();
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await test.step('a volunteer who reads feedback sees that panel alone', async () => {
    await give(admin, { grants: ['readFeedback'] });
    await expectTabs(visitor, ['analytics'], /^Feedback and Analytics$/);
    await expectPanels(visitor, ['Recent feedback']);
    await expectAnswered(visitor, ['feedback']);
    await fitsPhone();
  });
  await test.step('a volunteer who reads trends sees no feedback', async () => {
    await give(admin, { grants: ['readTrends'] });
    await expectPanels(visitor, trendPanels);
    await expectAnswered(visitor, ['trends']);
  });
  await test.step('a volunteer who keeps kiosks sees these alone', async () => {
    await give(admin, { grants: ['manageKiosks'] });
    await expectTabs(visitor, ['kiosks'], /^Kiosks$/);
    await expectAnswered(visitor, ['kiosks']);
    await fitsPhone();
  });
  await test.step('grants add up', async () => {
    await give(admin, { grants: ['readFeedback', 'manageKiosks'] });
    await expectTabs(visitor, ['analytics', 'kiosks'], /./);
    await expectAnswered(visitor, ['feedback', 'kiosks']);
  });
  await test.step('what is taken back is gone with the next page', async () => {
    await give(admin, { grants: [] });
    await expectAnswered(visitor, []);
    await page.goto('/admin');
    await expect(visitor.heading('Access Denied')).toBeVisible();
  });
  await test.step('a moderator sees the second and the third tab', async () => {
    await give(admin, { role: 'moderator' });
    await expectTabs(visitor, ['analytics', 'moderation'], /./);
    await expectPanels(visitor, [...trendPanels, 'Recent feedback']);
    await expectAnswered(visitor, ['trends', 'feedback', 'moderation']);
  });
});

test('who is signed out is asked to sign in, and an account without powers is denied', async ({
  page,
  visitor,
  another,
  expectAccessible,
}) => {
  for (const tab of ['users', 'kiosks']) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(visitor.heading('Admin Access Required')).toBeVisible();
  }
  await expectAnswered(visitor, [], 401);
  await page.setViewportSize(phone);
  await expectAccessible();

  const admin = await another();
  await setUp(admin);
  await visitor.signUp(ruth);
  for (const role of ['registered', 'premium', 'contributor'] as const)
    await test.step(role, async () => {
      await give(admin, { role });
      for (const tab of role === 'registered' ? allTabs : [allTabs[0]]) {
        await page.goto(`/admin?tab=${tab}`);
        await expect(visitor.heading('Access Denied')).toBeVisible();
      }
      await expectAnswered(visitor, []);
    });
  await expectAccessible();
});
