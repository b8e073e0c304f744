import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModerationAction } from '../../../core/contract/moderation.ts';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listen } from '../../testing/http/listen.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { addEvent, createCircle, joinCircle } from '../testing/circle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
/** A circle with its owner and two members, and somebody who moderates. */
const household = async () => {
  const [owner, maker, reader] = [await person('premium'), await person('premium'), await person('premium')];
  const id = (await createCircle(owner)).id;
  await joinCircle({ id }, maker, reader);
  return { id, owner, maker, reader, staff: await person('moderator') };
};

const titles = async (who: Someone, id: string) =>
  (await who.client.call('circleEvents', { params: { id } })).data.map(({ title }) => title);
const report = (who: Someone, subjectId: string) =>
  who.client.call('report', { body: { subject: 'event', subjectId, reason: 'spam' } });
const caseOf = async (staff: Someone, subjectId: string) =>
  (await staff.client.call('moderationCases')).data.find((each) => each.subjectId === subjectId);
const act = async (staff: Someone, caseId: string, action: ModerationAction) => {
  const body = { action, reason: 'Because.' };
  const { status, failure } = await staff.client.call('actOnCase', { params: { caseId }, body });
  expect(status, JSON.stringify(failure)).toBe(200);
};

describe('an event at the moderation desk', () => {
  it('given a report, then it is hidden from the reporter alone, and by a moderator from all but its maker', async () => {
    const { id, owner, maker, reader, staff } = await household();
    const event = await addEvent(maker, id);
    expect((await report(await person('premium'), event.id)).status).toBe(404);
    expect((await report(reader, event.id)).status).toBe(200);
    expect([await titles(reader, id), await titles(owner, id)]).toEqual([[], ['Carols']]);
    const open = await caseOf(staff, event.id);
    expect(open).toMatchObject({ subject: 'event', text: 'Carols', anonymous: false, visible: true });
    await act(staff, open?.id ?? '', 'hide');
    expect([await titles(owner, id), await titles(maker, id)]).toEqual([[], ['Carols']]);
    const reaction = { params: { id, eventId: event.id, kind: 'attending' } };
    expect((await owner.client.call('addEventReaction', reaction)).status).toBe(404);
  });

  it('given one that is held, then it is seen once it is approved, and its case ends when it is deleted', async () => {
    const { id, maker, reader, staff } = await household();
    const [first, second] = [
      await addEvent(maker, id, { title: 'At https://example.org/a' }),
      await addEvent(maker, id, { title: 'At https://example.org/b' }),
    ];
    expect(await titles(reader, id)).toEqual([]);
    const held = await caseOf(staff, first.id);
    expect(held).toMatchObject({ reasons: ['link'], visible: false });
    await act(staff, held?.id ?? '', 'approve');
    expect(await titles(reader, id)).toEqual([first.title]);
    expect(await caseOf(staff, second.id)).toBeDefined();
    await maker.client.call('deleteEvent', { params: { id, eventId: second.id } });
    expect(await caseOf(staff, second.id)).toBeUndefined();
  });
});

describe('who hears of an event', () => {
  it('are its members by ids alone, without who blocked its maker, also where that is not named', async () => {
    const { id, owner, maker, reader } = await household();
    const young = await person('premium', { birthDate: '2011-01-01' });
    await joinCircle({ id }, young);
    await server.db.write(() =>
      query("UPDATE circle_members SET state = 'member', position = 2 WHERE user_id = ?", young.id),
    );
    for (const { id: userId } of [maker, young])
      await reader.client.call('addBlock', { body: { userId, kind: 'block' } });
    const streams = [await listen(owner.client), await listen(reader.client)] as const;
    const [ofOwner, ofReader] = streams;
    const told = { kind: 'circle', id };
    await addEvent(maker, id);
    await vi.waitFor(() => expect(ofOwner.events).toEqual([told]));
    await addEvent(young, id);
    await vi.waitFor(() => expect(ofOwner.events).toEqual([told, told]));
    await addEvent(owner, id);
    await vi.waitFor(() => expect(ofOwner.events).toEqual([told, told, told]));
    // Of the second, which names nobody to them, and of the third: a block that hid the second would tell who made it.
    await vi.waitFor(() => expect(ofReader.events).toEqual([told, told]));
    for (const stream of streams) {
      for (const { id: userId } of [maker, young]) expect(stream.text()).not.toContain(userId);
      stream.close();
    }
  });
});
