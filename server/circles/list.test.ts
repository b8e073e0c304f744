import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAfter } from '../../core/contract/paging.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { at, createCircle, joinCircle, newWord } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, person } = createCirclePeople(() => server);

const namesFor = async ({ client }: Someone, input: Record<string, string> = {}) => {
  const { status, data } = await client.call('circles', { query: { limit: '100', ...input } });
  expect(status).toBe(200);
  return data.map(({ name }) => name);
};

describe('GET /api/communities', () => {
  it('lists one’s own and those one could join, newest first, and no private one of others', async () => {
    const [me, other] = [await adult(), await adult()];
    const word = newWord();
    const make = async (owner: Someone, name: string, isPublic: boolean) => {
      server.clock.now += 1000;
      return createCircle(owner, { name: `${name} ${word}`, isPublic });
    };
    await make(me, 'mine', false);
    const joined = await make(other, 'joined', true);
    await make(other, 'open', true);
    await make(other, 'hidden', false);
    await joinCircle(joined, me);
    const list = async (scope?: string) =>
      (await namesFor(me, { q: word, ...(scope ? { scope } : {}) })).map((name) => name.split(' ')[0]);
    expect(await list()).toEqual(['open', 'joined', 'mine']);
    expect(await list('mine')).toEqual(['joined', 'mine']);
    expect(await list('discover')).toEqual(['open']);
  });

  it('searches names and descriptions, in any case, and takes every letter as itself', async () => {
    const [owner, seeker] = [await adult(), await adult()];
    await createCircle(owner, { name: 'Größe zählt', description: 'Über 100% Psalmen_heute' });
    const find = (q: string) => namesFor(seeker, { q, scope: 'discover' });
    expect(await find('GRÖSSE')).toEqual([]);
    expect(await find('größe')).toEqual(['Größe zählt']);
    expect(await find('PSALMEN_H')).toEqual(['Größe zählt']);
    expect(await find('100%')).toEqual(['Größe zählt']);
    expect(await find('1%0%p')).toEqual([]);
    expect(await find('zählt_')).toEqual([]);
    expect(await find('zä')).toEqual(['Größe zählt']);
    expect(await find('"zählt"')).toEqual([]);
  });

  it('finds a circle by what it is called now', async () => {
    const [owner, seeker, word] = [await adult(), await adult(), newWord()];
    const circle = await createCircle(owner, { name: `Dawn ${word}` });
    await owner.client.call('changeCircle', { ...at(circle), body: { name: `Dusk ${word}` } });
    expect(await namesFor(seeker, { q: `dusk ${word}` })).toEqual([`Dusk ${word}`]);
    expect(await namesFor(seeker, { q: `dawn ${word}` })).toEqual([]);
  });

  it('can be read page by page, each circle once, also where many were made in one moment', async () => {
    const [owner, seeker] = [await adult(), await adult()];
    const word = newWord();
    for (let index = 0; index < 12; index++) {
      if (index % 5 === 0) server.clock.now += 1000;
      const circle = await createCircle(owner, { description: word });
      if (index % 3 === 0) await joinCircle(circle, seeker);
    }
    for (const scope of [{}, { scope: 'discover' as const }, { scope: 'mine' as const }]) {
      const whole = (await seeker.client.call('circles', { query: { ...scope, q: word, limit: '100' } })).data;
      const seen: string[] = [];
      for (let before: string | undefined; ;) {
        const page = { ...scope, q: word, limit: '5', ...(before ? { before } : {}) };
        const { data } = await seeker.client.call('circles', { query: page });
        seen.push(...data.map(({ id }) => id));
        const last = data.at(-1);
        if (!last) break;
        before = pageAfter(last);
      }
      expect(seen).toEqual(whole.map(({ id }) => id));
      expect(seen).toHaveLength(scope.scope === 'mine' ? 4 : scope.scope === 'discover' ? 8 : 12);
    }
  });

  it('keeps circles of people who blocked each other apart, except for staff', async () => {
    const [owner, blocked, blocker, moderator] = [
      await adult(),
      await adult(),
      await adult(),
      await person('moderator'),
    ];
    const word = newWord();
    const circle = await createCircle(owner, { name: `Kept ${word}` });
    await owner.client.call('addBlock', { body: { userId: blocked.id, kind: 'block' } });
    await owner.client.call('addBlock', { body: { userId: moderator.id, kind: 'block' } });
    await blocker.client.call('addBlock', { body: { userId: owner.id, kind: 'block' } });
    for (const who of [blocked, blocker]) {
      expect(await namesFor(who, { q: word })).toEqual([]);
      expect(await namesFor(who, { scope: 'discover' })).not.toContain(circle.name);
      expect((await who.client.call('readCircle', at(circle))).status).toBe(404);
      expect((await who.client.call('joinCircle', at(circle))).status).toBe(404);
    }
    expect(await namesFor(moderator, { q: word })).toHaveLength(1);
    // A mute hides nothing of somebody's circles.
    const muter = await adult();
    await muter.client.call('addBlock', { body: { userId: owner.id, kind: 'mute' } });
    expect(await namesFor(muter, { q: word })).toHaveLength(1);
  });

  it('refuses more searches in a minute than anybody makes', async () => {
    const { client } = await adult();
    const search = () => client.call('circles', { query: { q: 'peace' } });
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await search()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await client.call('circles')).status).toBe(200);
  });
});
