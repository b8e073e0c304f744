import type { Page } from '@playwright/test';
import { answer, register, registerAdmin, type Scene } from './steps.ts';

const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const moderationCase = (id: number, of: object) => ({
  id: `00000000-0000-4000-8000-0000000001${String(id).padStart(2, '0')}`,
  subject: 'post',
  subjectId: `00000000-0000-4000-8000-0000000002${String(id).padStart(2, '0')}`,
  reasons: ['spam'],
  state: 'open',
  proposed: 'warn',
  author: { id: '00000000-0000-4000-8000-000000000001', displayName: 'Ruth', nickname: 'Ruth', avatar: null },
  audience: 'everyone',
  circleName: null,
  anonymous: false,
  createdAt: ago(3),
  reportCount: 1,
  comments: [],
  text: 'Buy my oil, it heals everything.',
  image: null,
  visible: true,
  mayAct: true,
  strikes: 0,
  decision: null,
  ...of,
});

const cases = [
  moderationCase(1, {
    reasons: ['self_harm', 'other'],
    text: 'I do not know how to go on. Nobody would notice.',
    author: null,
    anonymous: true,
    reportCount: 2,
    comments: ['She sounds as if she means it.', 'Please call her.'],
    createdAt: ago(1),
  }),
  moderationCase(2, { strikes: 2, proposed: 'ban', createdAt: ago(30), visible: false, reportCount: 3 }),
  moderationCase(3, {
    reasons: ['link'],
    proposed: 'approve',
    reportCount: 0,
    visible: false,
    text: `Look at https://example.org/${'a-very-long-path/'.repeat(8)}`,
  }),
  moderationCase(4, {
    subject: 'membership',
    reasons: ['join'],
    proposed: 'approve',
    reportCount: 0,
    visible: false,
    text: 'Tuesday Table',
  }),
  moderationCase(5, { subject: 'circle', reasons: ['hate'], author: null, mayAct: false }),
  ...Array.from({ length: 15 }, (_, at) => moderationCase(10 + at, { createdAt: ago(5 + at) })),
];

const decided = [
  moderationCase(40, {
    state: 'closed',
    mayAct: false,
    visible: false,
    decision: { action: 'warn', reason: 'We do not sell to each other here.', reversed: true },
  }),
  moderationCase(41, {
    state: 'closed',
    mayAct: false,
    subject: 'membership',
    reasons: ['join'],
    reportCount: 0,
    text: '',
    decision: { action: 'approve', reason: 'Her mother is in it too.', reversed: false },
  }),
];

const appeals = [
  {
    id: '00000000-0000-4000-8000-000000000301',
    actionId: '00000000-0000-4000-8000-000000000302',
    text: 'It was a gift, I wrote it badly.',
    state: 'open',
    createdAt: ago(5),
    action: 'warn',
    reason: 'We do not sell to each other here.',
    thing: 'I have candles left over. Write to me if you would like one.',
    mayAct: true,
  },
];

const openDesk = async (page: Page, waiting: readonly object[] = cases): Promise<void> => {
  await registerAdmin(page);
  await answer(page, '/api/admin/moderation/counters', 200, {
    pendingReports: waiting.length,
    contentFlags: 2,
    resolvedToday: 4,
    actionsTaken: 1204,
  });
  await answer(page, '/api/admin/moderation/cases?*', 200, waiting);
  await answer(page, '/api/admin/moderation/appeals?*', 200, appeals);
  await answer(page, '/api/admin/moderation/cases?*closed*', 200, decided);
  await page.goto('/admin?tab=moderation');
  await page.getByRole('heading', { name: 'Content Moderation' }).waitFor();
  await page.waitForLoadState('networkidle');
};

const notice = (id: number, of: object) => ({
  id: `00000000-0000-4000-8000-00000000040${id}`,
  kind: 'outcome',
  text: 'Thank you for your report. A moderator looked at it and did something about it.',
  actionId: null,
  createdAt: ago(id * 20),
  readAt: null,
  ...of,
});

const openNotices = async (page: Page): Promise<void> => {
  await register(page);
  await answer(page, '/api/notices*', 200, [
    notice(1, {
      kind: 'warning',
      text: 'What you shared was hidden, and this is a warning. Why: We do not sell to each other here.',
      actionId: '00000000-0000-4000-8000-000000000302',
    }),
    notice(2, { readAt: ago(1) }),
  ]);
  await page.goto('/profile#notices');
  await page.getByText('What you shared was hidden').waitFor();
};

/** The moderation desk, and what people hear of its decisions. */
export const moderationScenes: Scene[] = [
  { name: 'admin-desk', prepare: (page) => openDesk(page) },
  { name: 'admin-desk-empty', prepare: (page) => openDesk(page, []) },
  {
    name: 'admin-desk-failed',
    prepare: async (page) => {
      await registerAdmin(page);
      await answer(page, '/api/admin/moderation/**', 500, {});
      await page.goto('/admin?tab=moderation');
      await page.getByText('The cases could not be loaded.').waitFor();
    },
  },
  ...(['ban', 'anonymous', 'join'] as const).map((kind, at): Scene => ({
    name: `admin-desk-decide-${kind}`,
    window: true,
    prepare: async (page) => {
      await openDesk(page);
      await page
        .getByRole('button', { name: 'Decide' })
        .nth([1, 0, 3][at] ?? 0)
        .click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  {
    name: 'admin-desk-decided',
    prepare: async (page) => {
      await openDesk(page);
      await page.getByRole('tab', { name: 'Decided' }).click();
      await page.getByText('Request approved').waitFor();
    },
  },
  {
    name: 'admin-desk-appeals',
    prepare: async (page) => {
      await openDesk(page);
      await page.getByRole('tab', { name: 'Appeals' }).click();
      await page.getByText('It was a gift').waitFor();
    },
  },
  {
    name: 'admin-desk-audit',
    prepare: async (page) => {
      await openDesk(page);
      await page.getByRole('tab', { name: 'Audit log' }).click();
      await page.getByText('Nothing has been done yet.').or(page.getByRole('table')).waitFor();
    },
  },
  { name: 'notices', prepare: openNotices, window: true },
  {
    name: 'notices-appeal',
    window: true,
    prepare: async (page) => {
      await openNotices(page);
      await page.getByRole('button', { name: 'Ask for another look' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'appeal-page',
    prepare: async (page) => {
      await page.goto('/appeal#token=abc');
      await page.getByRole('button', { name: 'Send appeal' }).waitFor();
    },
  },
];
