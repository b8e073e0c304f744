import { JournalPage } from '../../web/pages/JournalPage.ts';
import { begin, save, widthOf } from '../../web/journal/photoForm.ts';
import { expect, kill, signUp, test, type Desktop } from '../fixtures.ts';

const journalOf = async ({ page }: Desktop): Promise<JournalPage> => {
  await page.goto('app://lampstand/journal');
  const journal = new JournalPage(page);
  await expect(journal.newPrayer).toBeVisible();
  return journal;
};

test('a photo that was added offline survives kill -9, and reaches the server', async ({
  start,
  server,
  connection,
}) => {
  test.slow();
  const first = await start();
  await signUp(first.page);
  const journal = await journalOf(first);
  connection.target = null;
  await begin(journal, 'The garden');
  await save(journal, 'The garden');
  await expect.poll(() => widthOf(first.page, 'The garden')).toBe(1280);
  await kill(first);

  const second = await start();
  const again = await journalOf(second);
  await again.expectState('The garden', 'Saved here');
  await again.read('The garden');
  await expect.poll(() => widthOf(second.page, 'The garden')).toBe(1280);
  await kill(second);
  connection.target = server.url;

  const third = await start();
  const last = await journalOf(third);
  await last.expectState('The garden', 'Safe');
  const photos = await third.page.evaluate(async () => {
    const prayers = (await (await fetch('/api/prayers')).json()) as { photo: { width: number } | null }[];
    return prayers.map(({ photo }) => photo?.width);
  });
  expect(photos).toEqual([1280]);
  connection.target = null;
  await last.read('The garden');
  await expect.poll(() => widthOf(third.page, 'The garden')).toBe(1280);
});
