import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 24 * 60 * 60 * 1000;
});

const ask = async (query: string) => (await server.visitor().call('wisdomSearch', { body: { query } })).data;

describe('what no note answers', () => {
  it('is a question: the passages that a person chose, from the store, and no verdict', async () => {
    const { match, fallback, notes } = await ask('is it a sin to get a tattoo');
    expect(match).toMatchObject({ kind: 'none', about: 'question', question: 'tattoos' });
    expect(notes).toEqual([]);
    const [title, ...references] = server.library.questions['tattoos'] ?? [];
    expect(fallback?.topic).toBe(title);
    expect(fallback?.verses.map(({ ref }) => ref)).toEqual(references);
    expect(fallback?.verses.every(({ text }) => text.length > 0)).toBe(true);
    expect(fallback?.notes[0]).toContain('your pastor');
  });

  it('is a question that nobody chose passages for', async () => {
    const { match, fallback } = await ask('should catholics read the apocrypha');
    expect(match).toMatchObject({ kind: 'none', about: 'question' });
    expect(fallback?.topic).toBe(server.library.noMatch.cards['question']?.topic);
  });

  it('is said to God: psalms of lament, and a prayer', async () => {
    const { match, fallback } = await ask('where were you god');
    expect(match.about).toBe('against-god');
    expect(fallback?.verses.map(({ ref }) => ref)).toContain('Psalm 13:1');
    expect(fallback?.prayers).toEqual([server.library.noMatch.cards['against-god']?.prayer]);
  });

  it.each([
    ['i am a muslim can i use this', 'other-faith'],
    ['hello are you real', 'greeting'],
    ['best running shoes under 100', 'off-topic'],
  ] as const)('has words of its own: %s', async (query, about) => {
    const { match, fallback } = await ask(query);
    expect(match).toMatchObject({ kind: 'none', about });
    expect(fallback?.notes).toEqual([server.library.noMatch.cards[about]?.note]);
  });

  it('is a page of the app', async () => {
    const { match, fallback } = await ask('delete my account');
    expect(match).toMatchObject({ kind: 'none', about: 'off-topic', page: 'delete-account' });
    expect(fallback?.topic).toBe('Deleting your account');
  });

  it('costs nothing, passages or none', async () => {
    for (const query of ['can women be pastors', 'god is a liar', 'hello are you real', 'delete my account']) {
      const visitor = server.visitor();
      await visitor.call('recordSearch', { body: { query } });
      await visitor.call('wisdomSearch', { body: { query } });
      expect((await visitor.call('searchMeter')).data.used, query).toBe(0);
      server.clock.now += 24 * 60 * 60 * 1000;
    }
  });

  it('is never words of danger, whatever stands beside them', async () => {
    for (const query of ['i hate god and i want to die', 'is it a sin to kill myself', 'hi my husband hits me'])
      expect((await ask(query)).match.kind, query).toBe('crisis');
  });
});
