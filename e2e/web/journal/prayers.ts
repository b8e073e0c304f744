import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';

interface Written {
  title: string;
  content?: string;
  category?: string;
  createdAt?: string;
  answeredAt?: string;
  answerStory?: string;
}

/** Has an account hold these prayers, and this device too: then goes to a page of the journal. */
export const openWith = async (page: Page, prayers: readonly Written[], path: string): Promise<void> => {
  await page.goto('/');
  await page.evaluate(async (all) => {
    for (const prayer of all) {
      const answer = await fetch('/api/prayers', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ content: `${prayer.title}, in more words.`, category: 'personal', tags: [], ...prayer }),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
    }
  }, prayers);
  await page.goto('/journal');
  for (const { title } of prayers.slice(-1)) await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await page.goto(path);
};
