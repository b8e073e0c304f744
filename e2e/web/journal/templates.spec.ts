import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test as base } from '../pages/people.ts';

const ann = newcomer('Ann');

const test = base.extend<{ journal: JournalPage }>({
  journal: async ({ page, visitor }, use) => {
    await visitor.signUp(ann);
    const journal = new JournalPage(page);
    await journal.open();
    await journal.newPrayer.click();
    await use(journal);
  },
});

const honest = 'What would you like to say honestly, and lay down?';
const thanks = 'What are you thankful for?';

test('a template gives prompts; what is written under them becomes one prayer, without them', async ({
  journal,
  page,
  expectAccessible,
}) => {
  await page.getByText('Start from a template').click();
  await page.getByRole('radio', { name: 'Four steps' }).check();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Four steps');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await page.getByLabel(honest).fill('I was short with Ruth.');
  await page.getByLabel(thanks).fill('She laughed all the same.');
  await journal.button('Save prayer').click();
  await expect(page.getByRole('form', { name: 'New prayer' })).toBeHidden();
  await expect.poll(() => journal.onServer()).toEqual(['Four steps']);
  const saved = await page.evaluate(async () => (await (await fetch('/api/prayers')).json()) as { content: string }[]);
  expect(saved.map(({ content }) => content)).toEqual(['I was short with Ruth.\n\nShe laughed all the same.']);
});

test('changing templates loses nothing, all fields together keep to the limit, and words of danger show the helplines', async ({
  journal,
  page,
}) => {
  await test.step('a draft under prompts survives a reload, and a change of template', async () => {
    const text = page.getByRole('textbox', { name: 'Prayer', exact: true });
    await text.fill('Before.');
    await page.getByText('Start from a template').click();
    await page.getByRole('radio', { name: 'Four steps' }).check();
    await page.getByLabel(thanks).fill('For bread.');
    await page.getByRole('radio', { name: 'Lament' }).check();
    await expect(text).toHaveValue('Before.\n\nFor bread.');
    await page.getByLabel('Say what is wrong, as raw as it is.').fill('How long?');
    await expect.poll(() => journal.onDisk()).toContain('How long?');
    await expect(page.getByText('Draft kept on this device')).toBeVisible();
    await page.reload();
    if (!(await text.isVisible())) await journal.newPrayer.click();
    await expect(page.getByLabel('Say what is wrong, as raw as it is.')).toHaveValue('How long?');
    await page.getByText('Start from a template').click();
    await page.getByRole('radio', { name: 'Blank' }).check();
    await expect(text).toHaveValue('Before.\n\nFor bread.\n\nHow long?');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
    await text.fill('');
  });

  await test.step('all fields together keep to the limit, which is told only near it', async () => {
    await page.getByRole('radio', { name: 'Examen' }).check();
    await expect(page.getByText(/\/500 characters/)).toHaveCount(0);
    await page.getByLabel('What was a gift today?').fill('g'.repeat(450));
    await expect(page.getByText('450/500 characters')).toBeVisible();
    await page.getByLabel('What do you need for tomorrow?').fill('t'.repeat(80));
    await expect(page.getByText('500/500 characters')).toBeVisible();
    for (const gift of ['What was a gift today?', 'What do you need for tomorrow?'])
      await page.getByLabel(gift).fill('');
  });

  await test.step('words of danger under a prompt show the helplines', async () => {
    await page.getByRole('radio', { name: 'Lament' }).check();
    await page.getByLabel('Say what is wrong, as raw as it is.').fill('I want to kill myself');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('link', { name: /988/ }).first()).toBeVisible();
    await expect.poll(() => journal.onServer()).toEqual(['A lament']);
  });
});
