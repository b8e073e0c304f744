import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalLimits } from '../../core/rules/prayerText.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { add, edit, remove, words } from '../testing/journal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const newId = () => `pending_${Date.UTC(2026, 10, 20)}_${randomUUID()}`;
const heldBy = async (person: string) => {
  const [row] = await server.db.read(() =>
    query<{ held: number }>('SELECT held FROM journals WHERE user_id = ?', person),
  );
  return row?.held;
};
/** As if the journal of this person had room for so many more. */
const leaveRoom = (person: string, room: number) =>
  server.db.write(() => query('UPDATE journals SET held = ? WHERE user_id = ?', journalLimits.prayers - room, person));
const writer = (person: string) => server.visitor({ account: `${person}:registered` });

describe('the ceiling of a journal', () => {
  it('counts existing and restored prayers, neither replays nor deleted ones', async () => {
    const me = writer('counter');
    const id = newId();
    await add(me, { id });
    await add(me, { id });
    const second = await add(me);
    expect(await heldBy('counter')).toBe(2);
    await me.call('addPrayer', { body: { ...words, id, title: 'Another text' } });
    expect(await heldBy('counter')).toBe(2);
    const gone = (await remove(me, second.id, second.revision)).data;
    await remove(me, second.id, gone.revision);
    expect(await heldBy('counter')).toBe(1);
    await edit(me, second.id, { revision: gone.revision, restore: true });
    expect(await heldBy('counter')).toBe(2);
    expect((await me.call('prayers')).data).toHaveLength(2);
  });

  it('given parallel writes, then exactly as many prayers as allowed are stored', async () => {
    const me = writer('crowd');
    await add(me);
    await leaveRoom('crowd', 5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.call('addPrayer', { body: words })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const { status, failure } of answers.filter((answer) => answer.status !== 200))
      expect([status, failure.code, failure.error]).toEqual([422, 'full', expect.stringContaining('100,000 prayers')]);
    expect(await heldBy('crowd')).toBe(journalLimits.prayers);
    expect((await me.call('prayers')).data).toHaveLength(6);
  });

  it('does not refuse repeats, changes, deletions and restored prayers', async () => {
    const me = writer('full');
    const id = newId();
    const first = await add(me, { id });
    await leaveRoom('full', 0);
    expect((await me.call('addPrayer', { body: { ...words, id } })).data.revision).toBe(first.revision);
    const changed = (await edit(me, id, { revision: first.revision, content: 'And with my father.' })).data;
    const gone = (await remove(me, id, changed.revision)).data;
    expect((await me.call('addPrayer', { body: words })).status).toBe(200);
    expect((await edit(me, id, { revision: gone.revision, restore: true })).data.prayer.deletedAt).toBeNull();
    expect((await me.call('addPrayer', { body: words })).status).toBe(422);
  });
});
