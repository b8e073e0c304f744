import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutgoingRequest } from '../../../core/sync/protocol.ts';
import { createRandom, type Random } from '../../../core/sync/testing/random.ts';
import { SimulatedServer } from '../../../core/sync/testing/simulation/server.ts';
import type { Journal } from '../journal.ts';
import { openJournal } from '../openJournal.ts';
import { createDesktopClient, type DesktopClient } from './desktopClient.ts';

// Whatever backup is brought back, and whenever: every prayer is on the server once, and none is lost.

const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);
const RUNS = process.env['LAMPSTAND_LONG'] === '1' ? 200 : 12;

/** Lives for a while with backups, restores and bad connections. What is wrong in the end; null when nothing is. */
const run = async (random: Random, keys: boolean): Promise<string | null> => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-restore-'));
  const server = new SimulatedServer({ keys });
  let lost = 30;
  let journal: Journal = await openJournal({ folder, keyWrapper: null });
  const start = async (): Promise<DesktopClient> => {
    const sync = createDesktopClient({
      journal,
      isOnline: () => true,
      serverOrigin: () => 'https://church.example',
      sessionEnded: () => undefined,
      fetch: async (address, { method, body }) => {
        const { pathname, search } = new URL(address);
        if (pathname === '/api/auth/user') return Response.json({ id: 'ann' });
        const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
        if (random.chance(lost)) return Response.json({}, { status: 502 });
        const answer = server.handle('ann', { method, path: pathname + search, body: sent } as OutgoingRequest);
        if (random.chance(lost)) throw new Error('the answer was lost');
        return new Response(answer.body, { status: answer.status });
      },
    });
    await sync.signedIn('ann');
    return sync;
  };
  let sync = await start();
  const current = new Map<string, string>();
  let texts = 0;
  for (let step = 0; step < 60; step++) {
    const entries = await sync.entries('ann');
    const entry = random.pick(entries);
    const what = random.below(10);
    const content = `text ${++texts}`;
    if (what < 3) current.set(await sync.create('ann', { title: 'T', content }), content);
    else if (what < 5 && entry) {
      await sync.edit('ann', entry.prayer.id, entry.seen, { content });
      current.set(entry.prayer.id, content);
    } else if (what < 7) await sync.sync('asked');
    else if (what === 7) await journal.backupNow();
    else if (what === 8) {
      const backup = random.pick(journal.backups());
      if (backup) await journal.restore(backup.name);
    } else {
      sync.end();
      await journal.close();
      journal = await openJournal({ folder, keyWrapper: null });
      sync = await start();
    }
  }
  lost = 0;
  for (let cycle = 0; cycle < 20; cycle++) await sync.sync('asked');
  const { pending } = await sync.status();
  sync.end();
  await journal.close();
  rmSync(folder, { recursive: true });
  if (pending > 0) return `${pending} wait`;
  const prayers = server.prayers('ann');
  if (prayers.length !== current.size) return `${prayers.length} prayers on the server, ${current.size} were written`;
  for (const [id, content] of current) {
    const prayer = prayers.find((each) => each.id === id);
    if (!prayer) return `${id} is not on the server`;
    // An older text that was brought back never takes the place of a newer one.
    if (prayer.content !== content) return `${id} says "${prayer.content}" and not "${content}"`;
    if (prayer.conflicts.length > 0) return `${id} has two texts`;
  }
  return null;
};

const faultsOf = async (runs: number, keys: boolean): Promise<string[]> => {
  const faults: string[] = [];
  for (let index = 0; index < runs; index++) {
    const fault = await run(createRandom(seed + index * 7919), keys);
    if (fault) faults.push(`run ${index}: ${fault}`);
  }
  return faults;
};

describe(`backups and the server (LAMPSTAND_SEED=${seed})`, () => {
  it('what a backup brings back is on the server once, with its latest text', { timeout: 600_000 }, async () => {
    expect(await faultsOf(RUNS, true)).toEqual([]);
  });

  it('would be noticed if ids were no keys', { timeout: 60_000 }, async () => {
    expect((await faultsOf(4, false)).length).toBeGreaterThan(0);
  });
});
