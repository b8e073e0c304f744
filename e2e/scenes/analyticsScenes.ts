import type { Page } from '@playwright/test';
import { empty, full } from '../web/pages/analyticsAnswers.ts';
import { answer, leaveOpen, registerAdmin, type Scene } from './steps.ts';

const openAnalytics = async (page: Page, answers: typeof full | typeof empty) => {
  await answer(page, '/api/admin/trends/activity', 200, answers.activity);
  await answer(page, '/api/admin/trends/searches', 200, answers.searches);
  await answer(page, '/api/admin/trends/users', 200, answers.registrations);
  await answer(page, '/api/feedback?*', 200, answers.feedback);
  await registerAdmin(page);
  await page.goto('/admin?tab=analytics');
};

/** The tab for feedback and analytics: full, at the start, loading, and with every call refused. */
export const analyticsScenes: Scene[] = [
  {
    name: 'analytics',
    prepare: async (page) => {
      await openAnalytics(page, full);
      await page.getByText('It met me where I was.').waitFor();
    },
  },
  {
    name: 'analytics-table',
    prepare: async (page) => {
      await openAnalytics(page, full);
      await page.getByText('Show as table').first().click();
    },
  },
  {
    name: 'analytics-empty',
    prepare: async (page) => {
      await openAnalytics(page, empty);
      await page.getByText('Nobody has sent feedback yet.').waitFor();
    },
  },
  {
    name: 'analytics-loading',
    prepare: async (page) => {
      await leaveOpen(page, '**/api/admin/trends/*');
      await leaveOpen(page, '**/api/feedback?*');
      await registerAdmin(page);
      await page.goto('/admin?tab=analytics');
      await page.getByRole('heading', { name: 'Recent feedback' }).waitFor();
    },
  },
  {
    name: 'analytics-failed',
    prepare: async (page) => {
      await registerAdmin(page);
      await answer(page, '/api/admin/trends/*', 500, {});
      await answer(page, '/api/feedback?*', 500, {});
      await page.goto('/admin?tab=analytics');
      await page.getByText('This could not be loaded.').first().waitFor();
    },
  },
];
