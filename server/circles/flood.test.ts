import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityLimits } from '../../core/rules/community.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen } from '../testing/http/listen.ts';
import { query } from '../db/db.ts';
import { addEvent, at } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

/** What one person can have all members of a circle told (docs/proof.md S38). */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, circleOfThree } = createCirclePeople(() => server);

describe('members who listen', () => {
  it('hear nothing of a stranger who leaves, nor of what was so already', async () => {
    const { circle, owner, member } = await circleOfThree();
    const event = { params: { id: circle.id, eventId: (await addEvent(owner, circle.id)).id, kind: 'attending' } };
    const day = { params: { id: circle.id, day: new Date(server.clock.now).toISOString().slice(0, 10) } };
    await owner.client.call('addEventReaction', event);
    await owner.client.call('markStudied', day);
    const { events, close } = await listen(member.client);
    const stranger = await adult();
    for (let times = 0; times < 3; times++) {
      expect((await stranger.client.call('leaveCircle', at(circle))).status).toBe(200);
      expect((await owner.client.call('addEventReaction', event)).data.attending).toBe(1);
      expect((await owner.client.call('markStudied', day)).data.studiedToday).toBe(1);
    }
    expect((await owner.client.call('removeEventReaction', event)).data.attending).toBe(0);
    await expect.poll(() => events.length).toBeGreaterThan(0);
    expect(events).toEqual([{ kind: 'circle', id: circle.id }]);
    close();
  });

  it('are spared by whoever has changed too much in an hour', async () => {
    const { circle, owner } = await circleOfThree();
    const event = { params: { id: circle.id, eventId: (await addEvent(owner, circle.id)).id, kind: 'attending' } };
    await owner.client.call('addEventReaction', event);
    await server.db.write(() =>
      query(
        'UPDATE attempts SET count = ? WHERE subject = ?',
        communityLimits.circleChanges.max,
        `circle-change:user:${owner.id}`,
      ),
    );
    const { params } = at(circle);
    const day = new Date(server.clock.now).toISOString().slice(0, 10);
    const answers = [
      await owner.client.call('addEventReaction', { params: { ...event.params, kind: 'praying' } }),
      await owner.client.call('markStudied', { params: { ...params, day } }),
      await owner.client.call('setStudyTopic', { params, query: { day }, body: { topic: 'Ruth' } }),
      await owner.client.call('setCircleVerse', { params, body: { reference: 'John 3:16' } }),
      await owner.client.call('changeCircle', { params, body: { name: 'Evening' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(429));
    expect((await owner.client.call('removeEventReaction', event)).data.attending).toBe(0);
    server.clock.now += communityLimits.circleChanges.window;
    expect((await owner.client.call('addEventReaction', event)).data.attending).toBe(1);
  });
});
