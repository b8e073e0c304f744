import type { Page } from '@playwright/test';
import { kioskPrints } from '../../../core/rules/kiosk/kiosk.ts';
import { expectUnbroken, prepareForAttack } from './attack.ts';
import { button, endSession, expect, heading, PIN, test, unlock, type RunningKiosk } from './fixtures.ts';

interface Printed {
  options: { silent: boolean; deviceName: string; pageSize: { width: number; height: number } };
  words: string;
  pdf: string;
}

/**
 * A printer in place of the system's, which a machine for tests has not: what comes to it is made a PDF in its size. What it says
 * is `answer`; undefined for nothing at all.
 */
const addPrinter = ({ app }: RunningKiosk, answer: boolean | undefined = true): Promise<void> =>
  app.evaluate(({ webContents }, isTaken) => {
    const printed: Printed[] = [];
    Object.assign(globalThis, { printed });
    const methods = Object.getPrototypeOf(webContents.getAllWebContents()[0]) as Electron.WebContents;
    const printers = [{ name: 'receipts', displayName: 'Receipts in the lobby' }] as Electron.PrinterInfo[];
    methods.getPrintersAsync = () => Promise.resolve(printers);
    methods.print = function (this: Electron.WebContents, options, done) {
      const { width, height } = (options as Printed['options']).pageSize;
      const make = async () => {
        const pageSize = { width: width / 25_400, height: height / 25_400 };
        const pdf = await this.printToPDF({ pageSize, margins: { top: 0, bottom: 0, left: 0, right: 0 } });
        const words = (await this.executeJavaScript('document.body.innerText')) as string;
        printed.push({ options: options as never, words, pdf: pdf.toString('latin1') });
        if (isTaken !== undefined) done?.(isTaken, isTaken ? '' : 'out of paper');
      };
      void make();
    };
  }, answer);

const printed = ({ app }: RunningKiosk): Promise<Printed[]> =>
  app.evaluate(() => (globalThis as unknown as { printed: Printed[] }).printed);

/** Pages and size of a PDF, in millimetres. */
const sheetOf = (pdf: string) => {
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return { pages: boxes.length, width: millimetres(boxes[0]?.[1]), height: millimetres(boxes[0]?.[2]) };
};

/** As staff save what they have changed, which the first test walks. Then the next visitor's page is there. */
const save = (kiosk: RunningKiosk, change: object): Promise<Page> =>
  kiosk.next(() =>
    kiosk.page().evaluate(
      async ([pin, changed]) => {
        const { kiosk: verbs } = (window as unknown as Bridged).lampstand;
        await verbs.unlock(pin);
        const { preferences } = (await verbs.state()).value;
        await verbs.saveSetup({ pin: null, ...preferences, ...changed });
        await verbs.endStaffSession();
      },
      [PIN, change] as const,
    ),
  );

const openNote = async (page: Page): Promise<void> => {
  await button(page, 'Health & Body').click();
  await button(page, 'Insomnia').click();
  await expect(heading(page)).toHaveText('Insomnia');
};

// The kiosk is used again: what was printed before no longer counts, and nothing stays switched on.
test.beforeEach(({ kiosk }) => kiosk.advanceClock(60));
test.afterEach(({ kiosk }) => save(kiosk, { printing: false, printer: '', paper: 'a5' }));

test('staff switch printing on, and a visitor prints a note, which is nothing that was typed', async ({ kiosk }) => {
  let page = kiosk.page();
  await openNote(page);
  await expect(button(page, 'Print'), 'off by default').toHaveCount(0);
  await addPrinter(kiosk);
  await unlock(page);
  await page.getByLabel('Let people print a note').check();
  await page.getByLabel('Printer').selectOption('Receipts in the lobby');
  await page.getByLabel('Paper').selectOption('Receipt roll, 80 mm');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Printing is ready.')).toBeVisible();
  page = await kiosk.next(() => button(page, 'Back to the kiosk').click());

  await button(page, /Touch here/).click();
  await page.keyboard.type('insomnia');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Insomnia');
  await button(page, 'Print').click();
  await expect(page.getByRole('status').getByText('It is being printed.')).toBeVisible();
  const [sheet, ...others] = await printed(kiosk);
  expect(others).toEqual([]);
  expect(sheet?.options).toMatchObject({ silent: true, deviceName: 'receipts' });
  expect(sheetOf(sheet?.pdf ?? '')).toMatchObject({ pages: 1, width: 80 });
  for (const words of ['Lampstand', 'Insomnia', 'Psalm 121:3-4 ESV', 'Prayer', 'Scripture quotations marked ESV'])
    expect(sheet?.words).toContain(words);
  await expectUnbroken(kiosk);

  for (const [paper, width, height] of [
    ['58mm', 58, null],
    ['a5', 148, 210],
  ] as const)
    await test.step(`a note is one sheet on ${paper}`, async () => {
      page = await save(kiosk, { paper });
      await addPrinter(kiosk);
      await openNote(page);
      await button(page, 'Print').click();
      await expect(page.getByText('It is being printed.')).toBeVisible();
      const [next] = await printed(kiosk);
      const size = sheetOf(next?.pdf ?? '');
      expect(size).toMatchObject({ pages: 1, width });
      if (height === null) expect(size.height).toBeGreaterThan(80);
      else expect(size.height).toBe(height);
    });
});

test('a printer that refuses or is not there is said, and so is too much paper; no page of its own is printed', async ({
  kiosk,
}) => {
  const tooMuch = kioskPrints.perSession + 1;
  await addPrinter(kiosk, false);
  let page = await save(kiosk, { printing: true, printer: 'receipts', paper: '80mm' });
  await openNote(page);
  await button(page, 'Print').click();
  await expect(page.getByText('The printer did not take it.')).toBeVisible();
  await addPrinter(kiosk);
  for (let sheet = 2; sheet < tooMuch; sheet++) {
    await button(page, 'Print').click();
    await expect.poll(async () => (await printed(kiosk)).length).toBe(sheet - 1);
    await expect(page.getByText('It is being printed.')).toBeVisible();
  }
  await button(page, 'Print').click();
  await expect(page.getByText('That was enough paper for now.')).toBeVisible();

  await test.step('no script, key or print of the page’s own reaches the printer', async () => {
    await kiosk.advanceClock(60);
    page = await kiosk.next(() => button(page, 'I’m done').click());
    await prepareForAttack(kiosk);
    await addPrinter(kiosk);
    const answers = await page.evaluate(async () => {
      const { kiosk: verbs } = (window as unknown as Bridged).lampstand;
      window.print();
      const given = ['insomnia', 'insomnia', '../../etc/passwd', '<h1>x</h1>', { html: 'x' }, 'abuse'];
      return Promise.all(given.map((id) => verbs.print(id)));
    });
    const invalid = { ok: false, code: 'invalid' };
    // The touch that opened this page allows one.
    expect(answers).toEqual([
      { ok: true, value: null },
      { ok: true, value: 'off' },
      ...[invalid, invalid, invalid],
      { ok: true, value: 'off' },
    ]);
    await page.keyboard.press('Control+P');
    await page.evaluate(() => window.print());
    expect((await printed(kiosk)).map(({ words }) => words.split('\n')[0])).toEqual(['Lampstand']);
    await expectUnbroken(kiosk);
  });

  page = await kiosk.next(() => endSession(kiosk));
  await openNote(page);
  await expect(button(page, 'Print')).toBeVisible();
  await kiosk.app.evaluate(({ webContents }) => {
    const methods = Object.getPrototypeOf(webContents.getAllWebContents()[0]) as Electron.WebContents;
    methods.getPrintersAsync = () => Promise.resolve([]);
  });
  await button(page, 'Print').click();
  await expect(page.getByText('The printer is not there.')).toBeVisible();
  page = await kiosk.next(() => button(page, 'I’m done').click());
  await openNote(page);
  await expect(button(page, 'Print'), 'nobody is to try what can’t work').toHaveCount(0);
});

interface Bridged {
  lampstand: {
    kiosk: {
      unlock(pin: string): Promise<unknown>;
      state(): Promise<{ value: { preferences: object } }>;
      saveSetup(setup: object): Promise<unknown>;
      endStaffSession(): Promise<unknown>;
      print(id: unknown): Promise<unknown>;
    };
  };
}
