import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createJournalIndex,
  wholeJournal,
  type JournalPage,
  type JournalQuery,
} from '../../../core/journal/journalIndex.ts';
import type { OutgoingRequest } from '../../../core/sync/protocol.ts';
import { fail, page, SimulatedServer } from '../../../core/sync/testing/simulation/server.ts';
import type { Journal } from '../journal.ts';
import { openJournal } from '../openJournal.ts';
import { createDesktopClient, type DesktopClient } from './desktopClient.ts';

const ORIGIN = 'https://church.example';

let folder: string;
let server: SimulatedServer;
let session: string | null;
let online: boolean;
let ended: number;
let configured: string | null;
let asked: string[];
let running: { sync: DesktopClient; journal: Journal }[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-sync-'));
  server = new SimulatedServer();
  session = 'ann';
  online = true;
  ended = 0;
  configured = ORIGIN;
  asked = [];
});
afterEach(async () => {
  await quit();
  rmSync(folder, { recursive: true });
});

const start = async (): Promise<DesktopClient> => {
  const journal = await openJournal({ folder, keyWrapper: null });
  const sync = createDesktopClient({
    journal,
    isOnline: () => online,
    serverOrigin: () => configured,
    sessionEnded: () => ended++,
    fetch: async (address, { method, body, headers }) => {
      const { origin, pathname, search } = new URL(address);
      expect([origin, new Headers(headers).get('origin')]).toEqual([configured, configured]);
      asked.push(`${origin} ${method} ${pathname}`);
      if (pathname === '/api/auth/user' && session !== null) return Response.json({ id: session });
      const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
      const request = { method, path: pathname + search, body: sent } as OutgoingRequest;
      const answer = server.handle(session, request);
      return new Response(answer.body, { status: answer.status });
    },
  });
  running.push({ sync, journal });
  return sync;
};
const quit = async () => {
  for (const { sync, journal } of running) {
    sync.end();
    await journal.close();
  }
  running = [];
};
const write = (sync: DesktopClient, content: string, more = {}) =>
  sync.create('ann', { title: 'A title', content, ...more });
const shown = async (sync: DesktopClient) =>
  (await sync.entries('ann')).map(({ prayer, state }) => [prayer.content, state]);

const moment = '2026-01-02T00:00:00.000Z';
const plain = { title: 'T', category: '', tags: [], createdAt: moment, answerStory: null, updates: [] };
const ask = (more: Partial<JournalQuery> = {}): JournalQuery => ({
  ...wholeJournal,
  limit: 10,
  today: '2026-06-01',
  ...more,
});
const sought = (sync: DesktopClient, words: string) => sync.page('ann', ask({ words }));
const textsOf = ({ entries }: JournalPage) => entries.map(({ prayer }) => prayer.content);

describe('the journal in the main process', () => {
  it('keeps a prayer offline, and sends it once when there is a connection again', async () => {
    online = false;
    const sync = await start();
    await sync.signedIn('ann');
    await write(sync, 'For rain.');
    await sync.sync('asked');
    expect(await shown(sync)).toEqual([['For rain.', 'saved_here']]);
    await quit();
    online = true;
    const again = await start();
    expect(await shown(again)).toEqual([['For rain.', 'saved_here']]);
    expect(await again.resume()).toBe('ann');
    await again.sync('online');
    expect(await shown(again)).toEqual([['For rain.', 'safe']]);
    expect(server.prayers('ann').map(({ content }) => content)).toEqual(['For rain.']);
    expect((await again.status()).pending).toBe(0);
  });

  it('does not go on for somebody who signed out, nor send under the session of another', async () => {
    const sync = await start();
    await sync.signedIn('ann');
    session = 'ben';
    await write(sync, 'Of Ann.');
    await sync.sync('asked');
    expect(server.prayers('ben')).toEqual([]);
    expect(ended).toBeGreaterThan(0);
    await sync.signedIn(null);
    await quit();
    expect(await (await start()).resume()).toBeNull();
  });

  it('given another server after a start, sends no prayer before that server knows who is signed in', async () => {
    const first = await start();
    await first.signedIn('ann');
    await first.sync('asked');
    expect(asked[0]).toBe(`${ORIGIN} GET /api/auth/user`);
    online = false;
    await write(first, 'Of Ann.');
    expect(await first.home()).toBe(ORIGIN);
    await quit();

    configured = 'http://localhost:3000';
    online = true;
    const refusals = [() => fail(404, 'not_found'), () => fail(401, 'unauthorized'), () => page(200), () => null];
    for (const answer of refusals) {
      asked = [];
      session = answer() ? null : 'ben';
      server.intercept = answer;
      const sync = await start();
      await sync.resume();
      await write(sync, 'And another.');
      await sync.sync('asked');
      expect(new Set(asked)).toEqual(new Set([`${configured} GET /api/auth/user`]));
      expect((await sync.status()).needsYou).toBe(0);
      await quit();
    }
    // Nobody knows which server it is: nothing is asked of anybody.
    configured = null;
    asked = [];
    const lost = await start();
    await lost.resume();
    await lost.sync('asked');
    expect(asked).toEqual([]);
    await quit();

    configured = 'https://moved.example';
    session = 'ann';
    const moved = await start();
    await moved.resume();
    await moved.sync('asked');
    expect((await moved.status()).pending).toBe(0);
    expect(await moved.home()).toBe(configured);
  });

  it('takes no page of a portal for an answer', async () => {
    const sync = await start();
    await sync.signedIn('ann');
    server.intercept = () => page(200);
    await write(sync, 'Kept.');
    await sync.sync('asked');
    expect(await shown(sync)).toEqual([['Kept.', 'saved_here']]);
    server.intercept = () => fail(503, 'unavailable');
    await sync.sync('asked');
    await sync.sync('asked');
    expect((await sync.status()).needsYou).toBe(0);
    server.intercept = () => null;
    await sync.sync('asked');
    expect(await shown(sync)).toEqual([['Kept.', 'safe']]);
  });

  it('shows as much of the journal as is asked for, newest first', async () => {
    online = false;
    const sync = await start();
    for (let day = 1; day <= 9; day++) await write(sync, `Day ${day}`, { createdAt: `2026-01-0${day}T00:00:00.000Z` });
    const first = await sync.page('ann', ask({ limit: 2 }));
    expect([first.total, first.found, first.states.saved_here]).toEqual([9, 9, 9]);
    expect(textsOf(first)).toEqual(['Day 9', 'Day 8']);
    expect(textsOf(await sync.page('ann', ask({ limit: 4 })))).toEqual(['Day 9', 'Day 8', 'Day 7', 'Day 6']);
    expect((await sync.page('ben', ask())).total).toBe(0);
  });

  it('reads all of it before anybody asks: the names in use, what is remembered, every word', async () => {
    const sync = await start();
    await write(sync, 'A year ago.', { createdAt: '2025-01-09T12:00:00.000Z', category: 'family', tags: ['harvest'] });
    const told = vi.fn();
    sync.subscribe(told);
    expect((await sync.page('ann', ask())).isWhole).toBe(false);
    await sync.signedIn('ann');
    await expect.poll(async () => (await sync.page('ann', ask())).isWhole).toBe(true);
    expect(told).toHaveBeenCalledWith('ann');
    expect(await sync.page('ann', ask({ today: '2026-01-09' }))).toMatchObject({
      ...{ categories: ['family'], tags: ['harvest'] },
      remembered: [{ years: 1, what: 'written', prayer: { content: 'A year ago.' } }],
    });
    expect(await sync.prayNow('ann', '2026-01-09', 5)).toMatchObject([{ content: 'A year ago.' }]);
  });

  it('finds by its index what a browser finds by reading', async () => {
    online = false;
    const sync = await start();
    const known = 'José josé jo Ärger don’t won\'t 🙏 神様 ﬁsh … 7 x ( "'.split(' ');
    const word = fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 4, unit: 'binary' }));
    const text = fc.array(word, { minLength: 1, maxLength: 6 });
    const name = fc.constantFrom('', 'family', 'à Dieu', '"');
    const texts = fc.array(fc.tuple(text, name, fc.boolean()), { minLength: 1, maxLength: 8 });
    const filter = fc.record({
      words: fc.oneof(
        fc.constant(''),
        text.map((words) => words.join(' ')),
      ),
      category: name,
      tag: name,
      which: fc.constantFrom('all' as const, 'open' as const, 'answered' as const),
      period: fc.constantFrom('', '', '2026-01-02', '2026-01', '2025-12'),
      month: fc.constantFrom('', '2026-01', '2025-12'),
      open: fc.constantFrom('', `pending_${Date.parse(moment)}_0`, 'nothing'),
    });
    await fc.assert(
      fc.asyncProperty(texts, filter, async (written, filter) => {
        await running[0]?.journal.store.clear('ann', 'everything');
        const prayers = written.map(([words, name, answered], index) => ({
          id: `pending_${Date.parse(moment)}_${index}`,
          prayer: {
            ...{ ...plain, content: words.join(' ').trim() || '-', category: name },
            ...{ tags: name ? [name, 'all'] : [], answeredAt: answered ? moment : null },
          },
        }));
        await sync.import('ann', prayers);
        const query = ask(filter);
        const read = createJournalIndex(await sync.entries('ann')).page(query);
        expect({ ...(await sync.page('ann', query)), remembered: [] }).toEqual({ ...read, remembered: [] });
      }),
      { numRuns: 100 },
    );
  });

  it('finds words as they are now: written, changed, sent, deleted', async () => {
    const sync = await start();
    await sync.signedIn('ann');
    const found = async (text: string) =>
      (await sought(sync, text)).entries.map(({ prayer, state }) => `${prayer.content} ${state}`);
    await write(sync, 'My brother José is ill.');
    await write(sync, 'Thanks for bread.', { tags: ['harvest'] });
    await sync.sync('asked');
    expect(await found('jose bro')).toEqual(['My brother José is ill. safe']);
    expect(await found('HARV')).toEqual(['Thanks for bread. safe']);
    expect(await found('other')).toEqual([]);
    expect(await found('" OR * NEAR(')).toEqual([]);
    online = false;
    const [entry] = (await sought(sync, 'brother')).entries;
    if (!entry) throw new Error('Nothing was found');
    await sync.edit('ann', entry.prayer.id, entry.seen, { content: 'My brother is well.' });
    expect(await found('ill')).toEqual([]);
    expect(await found('well')).toEqual(['My brother is well. saved_here']);
    const [now] = (await sought(sync, 'well')).entries;
    if (now) await sync.remove('ann', now.prayer.id, now.seen);
    expect(await found('well')).toEqual([]);
    expect((await sync.page('ben', ask({ words: 'bread' }))).entries).toEqual([]);
  });

  it('shows and finds nothing while it is locked, and takes nothing in', async () => {
    const sync = await start();
    await sync.signedIn('ann');
    await write(sync, 'A secret.');
    await sync.sync('asked');
    const code = await sync.lock.setUp('ann', '2718');
    expect(await sought(sync, 'secret')).toMatchObject({ found: 1 });
    sync.lock.lock();
    expect(await shown(sync)).toEqual([]);
    expect(await sought(sync, 'secret')).toMatchObject({ found: 0, total: 0, entries: [] });
    expect(await sync.prayNow('ann', '2026-01-09', 5)).toEqual([]);
    await expect(write(sync, 'Another.')).rejects.toThrow('locked');
    await quit();
    const again = await start();
    await again.signedIn('ann');
    expect(again.lock.state()).toBe('locked');
    expect((await again.lock.unlock('ann', 'pin', '3141')).end).toBe('wrong');
    expect(await again.lock.unlock('ann', 'pin', '2718')).toEqual({ end: 'unlocked' });
    expect(await sought(again, 'secret')).toMatchObject({ found: 1 });
    again.lock.lock();
    expect(await again.lock.unlock('ann', 'recovery', code.toLowerCase())).toEqual({ end: 'unlocked' });
    await again.lock.turnOff('ann');
    expect(await shown(again)).toEqual([['A secret.', 'safe']]);
  });
});
