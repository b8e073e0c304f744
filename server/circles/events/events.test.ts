import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CircleEvent } from '../../../core/contract/circles.ts';
import { circleEventBounds } from '../../../core/rules/community.ts';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { allOf } from '../../testing/personalData.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { eventData, eventReactionData } from './personal.ts';
import { addEvent, carols, createCircle, joinCircle } from '../testing/circle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
const WEEK = 7 * 24 * 60 * 60_000;
const YOUNG = '2011-05-17';
const reaction = (id: string, eventId: string, kind = 'attending') => ({ params: { id, eventId, kind } });

/** An owner with a circle, and a member in it. */
const household = async () => {
  const [owner, member] = [await person('premium'), await person('premium', { nickname: 'Boaz' })];
  const id = (await createCircle(owner)).id;
  await joinCircle({ id }, member);
  return { id, owner, member };
};

/** Puts a young person in, as a moderator's approval does. */
const addYoung = async (id: string): Promise<Someone> => {
  const young = await person('premium', { birthDate: YOUNG, nickname: 'Samuel' });
  await joinCircle({ id }, young);
  await server.db.write(() =>
    query("UPDATE circle_members SET state = 'member', position = 2 WHERE user_id = ?", young.id),
  );
  return young;
};

const list = async (who: Someone, id: string, more: Record<string, string> = {}): Promise<CircleEvent[]> =>
  (await who.client.call('circleEvents', { params: { id }, query: more })).data;
const titles = async (who: Someone, id: string) => (await list(who, id)).map(({ title }) => title);
const block = (who: Someone, other: Someone, kind = 'block') =>
  who.client.call('addBlock', { body: { userId: other.id, kind } });

describe('events', () => {
  it('given a member who makes one, then all members see it with its maker, and only some may delete it', async () => {
    const { id, owner, member } = await household();
    const other = await person('premium');
    await joinCircle({ id }, other);
    const made = await addEvent(member, id, { location: 'Hall', description: ' ' });
    expect(made).toMatchObject({
      ...carols,
      location: 'Hall',
      description: null,
      createdBy: { id: member.id, nickname: 'Boaz' },
      mine: [],
      canDelete: true,
    });
    expect(await list(other, id)).toEqual([{ ...made, canDelete: false }]);
    expect(await list(owner, id)).toEqual([made]);
  });

  it('lists the latest date first, page by page', async () => {
    const { id, owner } = await household();
    for (const day of ['05', '20', '05', '28']) await addEvent(owner, id, { dateTime: `2026-12-${day}T10:00:00Z` });
    const seen: CircleEvent[] = [];
    for (let before: string | undefined; ;) {
      const page = await list(owner, id, { limit: '3', ...(before ? { before } : {}) });
      seen.push(...page);
      before = page.at(-1)?.id;
      if (!before) break;
    }
    expect(seen.map(({ dateTime }) => dateTime.slice(8, 10))).toEqual(['28', '20', '05', '05']);
    expect(new Set(seen.map((each) => each.id)).size).toBe(4);
    const nowhere = await owner.client.call('circleEvents', { params: { id }, query: { before: randomUUID() } });
    expect(nowhere.status).toBe(404);
  });

  it.each([
    ['title', { title: ' ' }, 'Please enter event title and date/time.'],
    ['dateTime', { dateTime: 'soon' }, 'Please enter event title and date/time.'],
    ['timeZone', { timeZone: 'Mars/Base' }, 'Please choose a time zone.'],
    ['description', { description: 'x'.repeat(1001) }, 'Please keep it under 1000 characters.'],
  ])('refuses a wrong %s', async (field, wrong, sentence) => {
    const { id, owner } = await household();
    const { status, failure } = await owner.client.call('addEvent', { params: { id }, body: { ...carols, ...wrong } });
    expect([status, failure.fields]).toEqual([400, { [field]: sentence }]);
  });

  it('refuses more coming events than a circle can hold, and thirty an hour of one person', async () => {
    const { id, owner } = await household();
    const made = await addEvent(owner, id);
    await server.db.write(() =>
      query(
        `INSERT INTO circle_events (id, circle_id, created_by, title, starts_at, time_zone, status, created_at)
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         SELECT 'e' || i || substr(circle_id, 1, 20), circle_id, created_by, title, starts_at, time_zone, status, 1
         FROM n, circle_events WHERE id = ?`,
        circleEventBounds.coming - 2,
        made.id,
      ),
    );
    await addEvent(owner, id);
    const full = await owner.client.call('addEvent', { params: { id }, body: carols });
    expect([full.status, full.failure.code]).toEqual([422, 'full']);
    // What is over takes no place of what is to come.
    const statuses = [];
    for (let event = 0; event < 29; event++)
      statuses.push(
        (
          await owner.client.call('addEvent', {
            params: { id },
            body: { ...carols, dateTime: '2020-01-01T00:00:00Z' },
          })
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(28).fill(200), 429]);
  });

  it('asks about words first, holds what is sent all the same, and stores nothing of certain danger', async () => {
    const { id, owner, member } = await household();
    const call = (fields: object) => member.client.call('addEvent', { params: { id }, body: { ...carols, ...fields } });
    const description = 'Call me: +1 (555) 123-4567';
    expect((await call({ description })).failure).toMatchObject({ code: 'ask_again', concerns: ['phone'] });
    expect((await call({ description, confirmed: true })).status).toBe(200);
    expect((await call({ location: 'I am going to kill myself tonight' })).failure.code).toBe('crisis');
    expect(await titles(owner, id)).toEqual(['Carols']);
    const held = await call({ title: 'Songs at https://example.org/x' });
    expect(held.status).toBe(200);
    expect(held.data.status, 'its maker is told').toBe('held');
    expect(await titles(owner, id)).toEqual(['Carols']);
    expect(await titles(member, id)).toContain('Songs at https://example.org/x');
    const [found] = await server.db.read(() =>
      query("SELECT author_id, copy, reasons FROM cases WHERE subject = 'event' AND subject_id = ?", held.data.id),
    );
    expect(found).toMatchObject({ author_id: member.id, copy: held.data.title, reasons: '["link"]' });
    const others = await owner.client.call('addEventReaction', reaction(id, held.data.id));
    expect(others.status).toBe(404);
  });

  it('given events of somebody under 18, then owner and admins alone see who made them', async () => {
    const { id, owner, member } = await household();
    const young = await addYoung(id);
    await addEvent(young, id);
    expect((await list(young, id))[0]?.createdBy?.nickname).toBe('Samuel');
    expect((await list(owner, id))[0]?.createdBy?.nickname).toBe('Samuel');
    const seen = await list(member, id);
    expect(seen[0]?.createdBy).toBeNull();
    expect(JSON.stringify(seen)).not.toContain(young.id);
    // A name that appeared on a birthday would tell the birth date.
    await server.db.write(() => query("UPDATE users SET birth_date = '1990-05-17' WHERE id = ?", young.id));
    expect((await list(member, id))[0]?.createdBy).toBeNull();
    expect((await list(owner, id))[0]?.createdBy?.nickname).toBe('Samuel');
  });

  it('hides events between who blocked and was blocked, not from owner, admins and staff, and none without a name', async () => {
    const { id, owner, member } = await household();
    const [other, staff, young] = [await person('premium'), await person('moderator'), await addYoung(id)];
    await joinCircle({ id }, other, staff);
    await addEvent(member, id, { title: 'by member' });
    await addEvent(other, id, { title: 'by other' });
    await addEvent(young, id, { title: 'by young' });
    for (const who of [owner, staff, other, young]) await block(who, member);
    await block(other, young);
    expect((await titles(other, id)).sort()).toEqual(['by other', 'by young']);
    expect((await titles(member, id)).sort()).toEqual(['by member', 'by young']);
    expect((await titles(staff, id)).sort()).toEqual(['by member', 'by other', 'by young']);
    expect((await titles(owner, id)).sort()).toEqual(['by member', 'by other', 'by young']);
    const [hidden] = (await list(owner, id)).filter(({ title }) => title === 'by member');
    expect((await other.client.call('addEventReaction', reaction(id, hidden?.id ?? ''))).status).toBe(404);
  });

  it('given a mute, then only who muted sees no events of the other', async () => {
    const { id, member } = await household();
    const other = await person('premium');
    await joinCircle({ id }, other);
    await addEvent(member, id, { title: 'by member' });
    await addEvent(other, id, { title: 'by other' });
    await block(other, member, 'mute');
    expect(await titles(other, id)).toEqual(['by other']);
    expect((await titles(member, id)).sort()).toEqual(['by member', 'by other']);
  });

  it('answers for strangers as for a circle that is not there', async () => {
    const { id, member } = await household();
    const { id: eventId } = await addEvent(member, id);
    const stranger = await person('premium');
    for (const [circle, event] of [
      [id, eventId],
      [randomUUID(), randomUUID()],
    ] as const) {
      const params = { id: circle, eventId: event, kind: 'attending' };
      const statuses = [
        await stranger.client.call('circleEvents', { params }),
        await stranger.client.call('addEvent', { params, body: carols }),
        await stranger.client.call('deleteEvent', { params }),
        await stranger.client.call('addEventReaction', { params }),
        await stranger.client.call('removeEventReaction', { params }),
      ].map(({ status, failure }) => [status, failure.error]);
      expect(statuses).toEqual(Array(5).fill([404, 'We could not find that circle.']));
    }
    // Nor is it found under another circle of one's own.
    const own = (await createCircle(stranger)).id;
    expect((await stranger.client.call('deleteEvent', { params: { id: own, eventId } })).status).toBe(404);
    expect((await stranger.client.call('addEventReaction', reaction(own, eventId))).status).toBe(404);
  });
});

describe('deleting an event', () => {
  it('is for who made it, also when they have left or are suspended, and for owner and admins', async () => {
    const { id, owner, member } = await household();
    const other = await person('premium');
    await joinCircle({ id }, other);
    const [first, second] = [await addEvent(member, id), await addEvent(member, id)];
    await other.client.call('addEventReaction', reaction(id, second.id));
    const del = (who: Someone, eventId: string) => who.client.call('deleteEvent', { params: { id, eventId } });
    expect((await del(other, first.id)).status).toBe(403);
    expect((await del(owner, first.id)).status).toBe(204);
    expect((await del(owner, first.id)).status).toBe(404);
    await member.client.call('leaveCircle', { params: { id } });
    await server.db.write(() =>
      query('UPDATE users SET suspended_until = ? WHERE id = ?', server.clock.now + WEEK, member.id),
    );
    expect((await del(member, second.id)).status).toBe(204);
    expect(await list(owner, id)).toEqual([]);
    expect(await server.db.read(() => query('SELECT * FROM event_reactions WHERE event_id = ?', second.id))).toEqual(
      [],
    );
  });
});

describe('reactions', () => {
  it('given two tabs and twenty calls, then one of a kind per person counts, and nobody is listed', async () => {
    const { id, owner, member } = await household();
    const { id: eventId } = await addEvent(owner, id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.client.call('addEventReaction', reaction(id, eventId))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await member.client.call('addEventReaction', reaction(id, eventId, 'recognize'));
    await owner.client.call('addEventReaction', reaction(id, eventId));
    const [seen] = await list(member, id);
    expect(seen).toMatchObject({ attending: 2, praying: 0, recognize: 1, mine: ['attending', 'recognize'] });
    const [ofOwner] = await list(owner, id);
    expect(ofOwner).toMatchObject({ attending: 2, mine: ['attending'] });
    expect(JSON.stringify(ofOwner)).not.toContain(member.id);

    const taken = await Promise.all(
      Array.from({ length: 5 }, () => member.client.call('removeEventReaction', reaction(id, eventId))),
    );
    expect(taken.at(-1)?.data).toMatchObject({ attending: 1, mine: ['recognize'] });
    expect((await list(owner, id))[0]).toMatchObject({ attending: 1, recognize: 1 });
    expect((await member.client.call('addEventReaction', reaction(id, eventId, 'hate'))).status).toBe(404);
  });

  it('given a deleted event among reactions, then none stays without one', async () => {
    const { id, owner, member } = await household();
    for (let round = 0; round < 5; round++) {
      const { id: eventId } = await addEvent(owner, id);
      await Promise.all([
        ...['attending', 'praying', 'recognize'].map((kind) =>
          member.client.call('addEventReaction', reaction(id, eventId, kind)),
        ),
        owner.client.call('deleteEvent', { params: { id, eventId } }),
      ]);
      const left = await server.db.read(() => query('SELECT * FROM event_reactions WHERE event_id = ?', eventId));
      expect(left).toEqual([]);
    }
  });

  it('given who leaves, then they no longer count', async () => {
    const { id, owner, member } = await household();
    const { id: eventId } = await addEvent(owner, id);
    await member.client.call('addEventReaction', reaction(id, eventId));
    await member.client.call('leaveCircle', { params: { id } });
    expect((await list(owner, id))[0]?.attending).toBe(0);
  });
});

describe('what is kept', () => {
  it('of a person is in their download, and goes with their account', async () => {
    const { id, owner, member } = await household();
    const [theirs, mine] = [await addEvent(owner, id), await addEvent(member, id)];
    for (const kind of ['attending', 'praying', 'recognize'])
      await member.client.call('addEventReaction', reaction(id, theirs.id, kind));
    await owner.client.call('addEventReaction', reaction(id, mine.id));
    expect(await allOf(server.db, eventData, member.id)).toEqual([
      { ...carols, id: mine.id, circleId: id, location: null, description: null, createdAt: mine.createdAt },
    ]);
    expect(await allOf(server.db, eventReactionData, member.id)).toHaveLength(3);
    expect((await member.client.call('downloadData')).data).toHaveProperty('circleEvents');

    expect((await member.client.call('deleteAccount', { body: {} })).status).toBe(204);
    expect(await list(owner, id)).toEqual([theirs]);
    const left = await server.db.read(() =>
      query('SELECT * FROM event_reactions WHERE user_id = ? OR event_id = ?', member.id, mine.id),
    );
    expect(left).toEqual([]);
  });
});
