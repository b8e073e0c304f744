import type { Page } from '@playwright/test';
import type { Display } from '../../../core/rules/display/choices.ts';
import { openHome, register, type Scene } from '../steps.ts';

const choose = (page: Page, choice: Partial<Display>) =>
  page.addInitScript((text) => localStorage.setItem('lampstand:display', text), JSON.stringify(choice));

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Display' }).click();
  await page.getByRole('dialog', { name: 'Display' }).waitFor();
};

const openNote = async (page: Page): Promise<void> => {
  await page.goto('/note/insomnia');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** Theme, text size and line spacing. */
export const displayScenes: Scene[] = [
  {
    name: 'display-dialog',
    window: true,
    prepare: async (page) => {
      await openHome(page);
      await openDialog(page);
    },
  },
  {
    name: 'display-sepia-home',
    prepare: async (page) => {
      await choose(page, { theme: 'sepia' });
      await openHome(page);
    },
  },
  {
    name: 'display-sepia-note',
    prepare: async (page) => {
      await choose(page, { theme: 'sepia', textSize: '115', lineSpacing: 'relaxed' });
      await openNote(page);
    },
  },
  {
    name: 'display-sepia-dialog',
    window: true,
    prepare: async (page) => {
      await choose(page, { theme: 'sepia' });
      await openNote(page);
      await openDialog(page);
    },
  },
  {
    name: 'display-largest-home',
    prepare: async (page) => {
      await choose(page, { textSize: '150', lineSpacing: 'wide' });
      await openHome(page);
    },
  },
  {
    name: 'display-largest-note',
    prepare: async (page) => {
      await choose(page, { textSize: '150', lineSpacing: 'wide' });
      await openNote(page);
      await openDialog(page);
    },
    window: true,
  },
  {
    name: 'display-profile',
    prepare: async (page) => {
      await register(page);
      await page.goto('/profile');
      await page.getByRole('region', { name: 'Display' }).waitFor();
    },
  },
];
