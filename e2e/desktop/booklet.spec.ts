import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { JournalPage } from '../web/pages/JournalPage.ts';
import { chooseInMenu, expect, signUp, test, type Desktop } from './fixtures.ts';

/** Where "Save as PDF" saves to, instead of asking. */
const answerDialog = ({ app }: Desktop, filePath: string | null): Promise<void> =>
  app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: path === null, filePath: path ?? '' });
  }, filePath);

/** The words of a PDF page by page, and the size of its first page in millimetres. */
const readPdf = async (file: string) => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const { text } = await extractText(pdf, { mergePages: false });
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  const millimetres = (points: number) => Math.round((points / 72) * 25.4);
  return { pages: text, size: [millimetres(width), millimetres(height)] };
};

test('the journal becomes a PDF booklet on the paper that was chosen; one that can’t be written is told of', async ({
  desktop,
  profile,
}) => {
  const { page } = desktop;
  await signUp(page);
  await page.goto('app://lampstand/journal');
  const journal = new JournalPage(page);
  await journal.write('Bread for today', 'Give us this day\nour daily bread <b>');
  await journal.write('Rain', 'For the dry fields');
  await journal.button('Answered: Rain').click();
  await page.getByLabel('What happened (optional)').fill('It rained for three days.');
  await journal.button('Save').click();
  await expect(journal.opened('Rain')).toContainText('It rained for three days.');

  await page.goto('app://lampstand/journal/booklet');
  await expect(page.getByRole('article', { name: 'The booklet' })).toContainText('It rained for three days.');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await answerDialog(desktop, null);
  await button('Save as PDF').click();
  await expect(button('Save as PDF')).toBeEnabled();
  const month = await page.getByRole('heading', { level: 2 }).first().innerText();
  for (const [paper, size] of [
    ['A5', [148, 210]],
    ['A4', [210, 297]],
    ['Letter', [216, 279]],
  ] as const) {
    const file = join(profile, `${paper}.pdf`);
    await answerDialog(desktop, file);
    await page.getByRole('radio', { name: paper }).check();
    await button('Save as PDF').click();
    await expect(async () => expect((await readPdf(file)).pages).toHaveLength(3)).toPass();
    await expect(page.getByText('The booklet was saved.')).toBeVisible();
    const pdf = await readPdf(file);
    expect(pdf.size).toEqual(size);
    const [cover = '', chapter = '', end = ''] = pdf.pages;
    for (const part of ['Prayer Journal', 'Ann', month]) expect(cover).toContain(part);
    expect(cover).not.toMatch(/^1\b/);
    for (const part of [month, 'Bread for today', 'our daily bread <b>', 'Rain', 'It rained for three days.'])
      expect(chapter).toContain(part);
    expect(chapter.indexOf('Bread for today')).toBeLessThan(chapter.indexOf('Rain'));
    expect(chapter).toMatch(/^2\b/);
    expect(end).toContain('WEB');
    expect(pdf.pages.join('')).not.toMatch(/SoulFeed|Save as PDF|All years|Talk to someone/);
  }

  await answerDialog(desktop, join(profile, 'no such folder/a.pdf'));
  await button('Save as PDF').click();
  await expect(page.getByRole('alert')).toContainText('The PDF was not saved.');
});

test('any page can be saved as a PDF from the menu', async ({ desktop, profile }) => {
  const { page } = desktop;
  await page.goto('app://lampstand/topic/anxiety');
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
  const file = join(profile, 'topic.pdf');
  await answerDialog(desktop, file);
  await chooseInMenu(desktop, 'Save as PDF…');
  await expect(async () => expect((await readPdf(file)).pages.join('')).toContain('Anxiety')).toPass();
});
