import type { Page } from '@playwright/test';
import type { Settings } from '../../core/contract/settings.ts';
import { answer, leaveOpen, registerAdmin, type Scene } from './steps.ts';

const settings: Settings = {
  revision: 7,
  name: 'Grace Chapel of the Lower Street',
  tagline: 'Find biblical wisdom and practical guidance for life’s challenges.',
  logo: null,
  colours: {
    light: { paper: '#FBF6EC', ink: '#2B2118', accent: '#8F5A06' },
    dark: { paper: '#191410', ink: '#F1E7D6', accent: '#F0B455' },
  },
  supportEmail: 'help@church.example',
  responseHours: 24,
  helplineCountry: 'IE',
  translation: 'WEB',
  operator: { name: 'Grace Chapel e.V.', address: 'Lower Street 1\n12345 Anytown', country: 'DE' },
  privacyText: 'We keep a paper list of who looks after the server.',
  termsText: '',
  limits: { anonymous: 1, registered: 3, premium: 6 },
  services: [],
  appleProduct: null,
  prayerTeamEmail: null,
  subscriptionRequired: true,
  legalReviewedAt: null,
  locked: ['helplineCountry'],
  checklist: (['operator', 'support', 'url', 'mail', 'admins', 'backup', 'legal'] as const).map((id) => ({
    id,
    done: id === 'operator' || id === 'url',
  })),
};

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const system = () => ({
  version: '1.4.0',
  schema: 35,
  engine: 'sqlite',
  startedAt: minutesAgo(4000),
  mail: 'folder',
  lastBackupAt: null,
  jobs: [
    {
      name: 'remove images',
      lastStartedAt: minutesAgo(3),
      lastEndedAt: minutesAgo(3),
      ok: true,
      nextAt: minutesAgo(-57),
    },
    { name: 'send mails', lastStartedAt: minutesAgo(2), lastEndedAt: minutesAgo(2), ok: false, nextAt: minutesAgo(-1) },
    { name: 'count what many people search for', lastStartedAt: null, lastEndedAt: null, ok: true, nextAt: null },
  ],
});

const openSettings = async (page: Page): Promise<void> => {
  await registerAdmin(page);
  await answer(page, '/api/admin/settings', 200, settings);
  await answer(page, '/api/admin/system', 200, system());
  await page.goto('/admin?tab=settings');
  await page.getByRole('heading', { name: 'Name and look' }).waitFor();
  await page.getByRole('cell', { name: 'ran 3 minutes ago' }).waitFor();
};

const type = (page: Page, label: string, words: string) => page.getByLabel(label, { exact: true }).fill(words);

const refuseSave = async (page: Page, status: number, body: object): Promise<void> => {
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status, json: body }) : route.fulfill({ json: settings }),
  );
  await page.getByRole('button', { name: 'Save settings' }).click();
};

/** The tab for the church's own settings. */
export const settingsScenes: Scene[] = [
  { name: 'admin-settings', prepare: openSettings },
  {
    name: 'admin-settings-unsaved',
    window: true,
    prepare: async (page) => {
      await openSettings(page);
      await type(page, 'Name', 'Grace');
    },
  },
  {
    name: 'admin-settings-refused',
    prepare: async (page) => {
      await openSettings(page);
      await type(page, 'Name', '');
      await page.getByRole('group', { name: 'Light' }).getByLabel('Accent', { exact: true }).fill('#D9B36C');
      await refuseSave(page, 400, {
        error: 'Please look at the fields again.',
        code: 'bad_request',
        requestId: '1',
        fields: {
          name: 'Please write a name.',
          'colours.light.accent': 'Accent on paper has a contrast of 1.8:1; it needs 4.5:1.',
        },
      });
      await page.getByText('Please write a name.').first().waitFor();
    },
  },
  {
    name: 'admin-settings-conflict',
    window: true,
    prepare: async (page) => {
      await openSettings(page);
      await type(page, 'Name', 'Grace');
      await refuseSave(page, 409, {
        error: 'Somebody else has saved.',
        code: 'conflict',
        requestId: '1',
        current: { ...settings, revision: 8, name: 'The Chapel', termsText: 'Be kind.' },
      });
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-settings-leaving',
    window: true,
    prepare: async (page) => {
      await openSettings(page);
      await type(page, 'Name', 'Grace');
      await page.getByRole('tab', { name: 'Kiosks' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-settings-loading',
    prepare: async (page) => {
      await registerAdmin(page);
      await leaveOpen(page, '**/api/admin/settings');
      await leaveOpen(page, '**/api/admin/system');
      await page.goto('/admin?tab=settings');
      await page.getByRole('heading', { name: 'System' }).waitFor();
    },
  },
  {
    name: 'admin-settings-failed',
    prepare: async (page) => {
      await registerAdmin(page);
      await answer(page, '/api/admin/settings', 500, {});
      await answer(page, '/api/admin/system', 500, {});
      await page.goto('/admin?tab=settings');
      await page.getByText('The settings could not be loaded.').waitFor();
    },
  },
  {
    name: 'admin-grants',
    window: true,
    prepare: async (page) => {
      await registerAdmin(page);
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Powers of Ann' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
