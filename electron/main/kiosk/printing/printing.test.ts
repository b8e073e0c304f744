import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { PrintProblem } from '../../../../core/bridge/kioskState.ts';
import { kioskPrints, papers } from '../../../../core/rules/kiosk/kiosk.ts';
import { notePage } from './notePage.ts';
import { findPackedNote } from './packedNote.ts';
import { createPrinting } from './printing.ts';
import type { PrintOutcome } from './printer.ts';

const setUp = () => {
  const clock = { now: 1_000_000 };
  const preferences = { printing: true, printer: 'HP', paper: '80mm' as const };
  const printers = vi.fn(async () => [{ name: 'HP', label: 'HP in the lobby' }]);
  const print = vi.fn(async (): Promise<PrintOutcome> => 'printed');
  const onChange = vi.fn();
  const pageOf = async (id: string) => (id === 'none' ? null : `<p>${id}</p>`);
  const printing = createPrinting({
    preferences: () => preferences,
    printers,
    pageOf,
    print,
    now: () => clock.now,
    onChange,
  });
  const touchAndPrint = (id = 'insomnia'): Promise<PrintProblem | null> => {
    printing.touched();
    return printing.note(id);
  };
  return { clock, preferences, printers, print, onChange, printing, touchAndPrint };
};

describe('printing at a kiosk', () => {
  it('prints one sheet for a touch, and none without', async () => {
    const { printing, print, touchAndPrint } = setUp();
    expect(await printing.note('insomnia')).toBe('off');
    expect(await touchAndPrint()).toBeNull();
    expect(await printing.note('insomnia')).toBe('off');
    expect(print.mock.calls).toEqual([['<p>insomnia</p>', 'HP', '80mm']]);
  });

  it('is off until it is switched on and a printer is chosen', async () => {
    const { preferences, printing, print, touchAndPrint } = setUp();
    Object.assign(preferences, { printing: false });
    expect([printing.state(), await touchAndPrint()]).toEqual(['off', 'off']);
    Object.assign(preferences, { printing: true, printer: '' });
    expect([printing.state(), await touchAndPrint()]).toEqual(['unset', 'off']);
    expect(print).not.toHaveBeenCalled();
  });

  it('prints one at a time, and so many for a visitor and a minute', async () => {
    const { clock, print, printing, touchAndPrint } = setUp();
    const both = [touchAndPrint(), touchAndPrint()];
    expect(await Promise.all(both)).toEqual([null, 'busy']);
    for (let sheet = 2; sheet <= kioskPrints.perSession; sheet++) expect(await touchAndPrint()).toBeNull();
    expect(await touchAndPrint(), 'of one visitor').toBe('limit');
    printing.reset();
    expect(await touchAndPrint()).toBeNull();
    expect(await touchAndPrint(), 'within a minute').toBe('limit');
    clock.now += 60_000;
    expect(await touchAndPrint()).toBeNull();
    expect(print).toHaveBeenCalledTimes(kioskPrints.perMinute + 1);
  });

  it('says what became of it, and is ready again once a sheet came out', async () => {
    const { print, printers, printing, onChange, touchAndPrint } = setUp();
    for (const outcome of ['failed', 'slow'] as const) {
      print.mockResolvedValueOnce(outcome);
      expect([await touchAndPrint(), printing.state()]).toEqual([outcome, outcome]);
    }
    printing.reset();
    expect([await touchAndPrint(), printing.state()]).toEqual([null, 'ready']);
    printing.reset();
    printers.mockResolvedValue([]);
    expect([await touchAndPrint(), printing.state()]).toEqual(['missing', 'missing']);
    expect(onChange).toHaveBeenCalledTimes(5);
    expect(await touchAndPrint('none')).toBe('missing');
  });
});

describe('a printed note', () => {
  const note = {
    ...{ id: 'insomnia', challenge: 'Sleep <script>', prayer: 'Lord,\n\nlet me rest & wake.' },
    ...{ verse: { text: '“He will not slumber.”', ref: 'Psalm 121:3', translation: 'ESV' }, danger: undefined },
  };
  const printed = {
    note,
    church: 'Grace <b>Chapel',
    address: 'https://a.example/note/from-kiosk#note.insomnia.abc',
    notice: 'ESV®',
  };

  it.each(papers)('has all its words, its width and its code on %s, and no script', (paper) => {
    const html = notePage(printed, paper);
    for (const words of [
      'Sleep &lt;script&gt;',
      'Grace &lt;b&gt;Chapel',
      'let me rest &amp; wake.',
      'Psalm 121:3 ESV',
      'ESV®',
      '<svg',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<script|https?:|on\w+=/);
    expect(html).toContain(`@page { size: ${paper === 'a5' ? '148mm 210mm' : `${paper} auto`}`);
    expect(notePage({ ...printed, address: null, notice: '' }, paper)).not.toMatch(/<svg|class="notice"/);
  });

  it('comes from the packed pages, by its whole name, and never one that leads to lines to call', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lampstand-notes-'));
    try {
      const bundle = new Map<string, string>();
      const pack = async (name: string, content: object) => {
        await writeFile(join(folder, name), JSON.stringify(content));
        bundle.set(`/assets/${name}`, join(folder, name));
      };
      await pack('insomnia-Ab_-3456.json', { id: 'insomnia', title: 'a topic of the same name' });
      await pack('insomnia-12345678.json', { ...note, reflection: 'more' });
      await pack('insomnia-two-12345678.json', { ...note, id: 'insomnia-two' });
      await pack('abuse-12345678.json', { ...note, id: 'abuse', danger: 'abuse' });
      expect(await findPackedNote(bundle, 'insomnia')).toMatchObject({ id: 'insomnia', challenge: 'Sleep <script>' });
      for (const id of ['abuse', 'insom', 'none', 'two']) expect(await findPackedNote(bundle, id)).toBeNull();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
