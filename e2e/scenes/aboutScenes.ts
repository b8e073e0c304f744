import type { Page } from '@playwright/test';
import type { AboutContent } from '../../core/contract/about.ts';
import { answer, leaveOpen, registerAdmin, send, type Scene } from './steps.ts';

const written: AboutContent = {
  mission: 'We sit with people where it hurts, and read and pray with them there.',
  person1Name: 'Ruth Moab',
  person1Title: 'Keeps the door open',
  person1Bio: 'She came here a stranger.\n\nToday she looks after those who come as strangers, mostly with soup.',
  person1Email: 'ruth@congregation-of-the-lower-street.example',
  person1Website: 'https://ruth.example.org/',
  person2Name: 'Grundstücksverkehrsgenehmigungszuständigkeitsamtsleiter Boaz',
  person2Title: 'Pastor',
  person2Bio: '',
  person2Email: '',
  person2Website: '',
  ourStory: 'It began in a field.\n\nThen came others, and the field was too small.',
  helpfulResources: [
    { name: 'A Bible to read', url: 'https://www.example.org/', description: 'In many languages.' },
    { name: 'Averylongnameofaresourcethatnobodycouldeverbreak', url: 'https://www.example.com/', description: '' },
  ],
};

const openAbout = async (page: Page): Promise<void> => {
  await page.goto('/about');
  await page.getByText('Our Mission').waitFor();
};

const openEditor = async (page: Page): Promise<void> => {
  await registerAdmin(page);
  await page.goto('/about');
  await send(page, '/api/admin/about', written, 'PUT');
  await page.reload();
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await page.getByLabel('Mission').waitFor();
};

/** About and Support, as visitors and admins see them. */
export const aboutScenes: Scene[] = [
  { name: 'about', prepare: openAbout },
  {
    name: 'about-written',
    prepare: async (page) => {
      await registerAdmin(page);
      await send(page, '/api/admin/about', written, 'PUT');
      await openAbout(page);
    },
  },
  {
    name: 'about-loading',
    prepare: async (page) => {
      await leaveOpen(page, '**/api/about');
      await page.goto('/about');
      await page.getByText('Loading...').first().waitFor();
    },
  },
  {
    name: 'about-not-found',
    prepare: async (page) => {
      await answer(page, '/api/about', 500, {});
      await page.goto('/about');
      await page.getByText('About Content Not Found').waitFor();
    },
  },
  { name: 'about-edit', prepare: openEditor },
  {
    name: 'about-edit-wrong',
    prepare: async (page) => {
      await openEditor(page);
      await page.getByLabel('Mission').fill('');
      await page.getByLabel('Website (optional)').first().fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Please write a mission.').first().waitFor();
    },
  },
  {
    name: 'about-conflict',
    prepare: async (page) => {
      await openEditor(page);
      await page.getByLabel('Mission').fill('Mine: we pray with people.');
      const theirs = { ...written, mission: 'Theirs: we listen first.', ourStory: '' };
      await send(page, '/api/admin/about', theirs, 'PUT');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('button', { name: 'Use these texts' }).waitFor();
    },
  },
  {
    name: 'about-versions',
    window: true,
    prepare: async (page) => {
      await openEditor(page);
      await page.getByRole('button', { name: 'Earlier versions' }).click();
      await page.getByRole('button', { name: 'View Version 1' }).waitFor();
    },
  },
  {
    name: 'about-version',
    window: true,
    prepare: async (page) => {
      await openEditor(page);
      await page.getByRole('button', { name: 'Earlier versions' }).click();
      await page.getByRole('button', { name: 'View Version 1' }).click();
      await page.getByRole('button', { name: 'Put this version back' }).waitFor();
    },
  },
  {
    name: 'support',
    prepare: async (page) => {
      await page.goto('/support');
      await page.getByText('Common questions').waitFor();
    },
  },
];
