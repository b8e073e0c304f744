import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeJournal } from '../../../core/journal/journalIndex.ts';
import { stored } from '../../../core/sync/testing/conformanceRows.ts';
import type { Journal } from '../journal.ts';
import { openJournal } from '../openJournal.ts';
import { createDesktopClient, type DesktopClient } from './desktopClient.ts';

const MANY = 2400;

let folder: string;
let journal: Journal;
let sync: DesktopClient;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-reading-'));
  journal = await openJournal({ folder, keyWrapper: null });
  sync = createDesktopClient({
    journal,
    isOnline: () => false,
    serverOrigin: () => null,
    sessionEnded: () => undefined,
    fetch: () => Promise.reject(new Error('offline')),
  });
  await journal.store.commit({
    put: Array.from({ length: MANY }, (_, n) => {
      const row = stored(`p${n}`);
      return { ...row, prayer: { ...row.prayer, content: n % 2 ? 'a harvest' : 'some rain' } };
    }),
  });
});
afterEach(async () => {
  sync.end();
  await journal.close();
  rmSync(folder, { recursive: true });
});

const sought = (words: string) => sync.page('ann', { ...wholeJournal, words, limit: 10, today: '2026-06-01' });

describe('a journal of many prayers', () => {
  it('given that it is still being read, then list and search answer at once, and the rest is told of', async () => {
    const told = vi.fn();
    sync.subscribe(told);
    let turns = 0;
    let isWhole = false;
    const count = () => {
      turns++;
      if (!isWhole) setImmediate(count);
    };
    setImmediate(count);
    await sync.signedIn('ann');
    const list = await sought('');
    expect([list.entries.length, list.total, list.isWhole]).toEqual([10, MANY, false]);
    const first = await sought('harv');
    expect([first.isWhole, first.total]).toEqual([false, MANY]);
    expect(first.found).toBeLessThan(MANY / 2);
    await expect.poll(async () => (await sought('harv')).isWhole).toBe(true);
    isWhole = true;
    expect((await sought('harv')).found).toBe(MANY / 2);
    expect(told).toHaveBeenCalledWith('ann');
    // Others had their turn all the time.
    expect(turns).toBeGreaterThan(10);
  });

  it('given that it is locked while it is being read, then nothing of it is shown', async () => {
    await sync.signedIn('ann');
    await sync.lock.setUp('ann', '271828');
    const asked = sync.entries('ann');
    sync.lock.lock();
    expect(await asked).toEqual([]);
    expect(await sought('harvest')).toMatchObject({ entries: [], found: 0 });
  });
});
