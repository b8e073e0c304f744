import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxNotes, noteLengths } from '../../core/contract/notes.ts';
import { pageAfter } from '../../core/contract/paging.ts';
import { BY_COMPUTER } from '../../core/rules/share.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { allOf } from '../testing/personalData.ts';
import { notesData } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Visitor = ReturnType<TestServer['visitor']>;
let count = 0;
/** A signed-in person whom no other test knows. */
const member = (id = `saver-${++count}`): Visitor => server.visitor({ account: `${id}:registered` });
const verse = {
  noteType: 'verse',
  topic: 'Anxiety',
  content: 'Cast all your anxieties on him.',
  source: '1 Peter 5:7 (ESV)',
};
const save = (client: Visitor, note: Record<string, unknown>) => client.call('saveNote', { body: note });
const contents = async (client: Visitor) => (await client.call('savedNotes')).data.map(({ content }) => content);
const missing = '3f0c2a6e-6f0e-4c1c-9d2a-9f5a4a1f7b10';

describe('POST /api/sticky-notes', () => {
  it('saves a verse with its topic and source', async () => {
    const { status, data } = await save(member(), verse);
    expect(status).toBe(200);
    expect(data).toEqual({ ...verse, id: expect.any(String), createdAt: new Date(server.clock.now).toISOString() });
  });

  it('keeps with generated words, in the list and in a download, that a computer wrote them', async () => {
    const client = member('computers-reader');
    const words = { noteType: 'prayer', topic: 'Debt', content: 'Lord, I am tired.', source: BY_COMPUTER };
    await save(client, words);
    expect((await client.call('savedNotes')).data).toEqual([expect.objectContaining(words)]);
    expect(await allOf(server.db, notesData, 'computers-reader')).toEqual([expect.objectContaining(words)]);
    server.clock.now += 1000;
    // The very same words of a person are another note.
    await save(client, { ...words, source: null });
    expect((await client.call('savedNotes')).data.map(({ source }) => source)).toEqual([null, BY_COMPUTER]);
  });

  it.each([
    ['wisdom', 'General Wisdom'],
    ['verse', 'Biblical Wisdom'],
    ['prayer', 'Daily Prayer'],
  ])('gives a %s without a topic the topic %s', async (noteType, topic) => {
    for (const given of [{}, { topic: null }, { topic: '  ' }]) {
      const { data } = await save(member(), { noteType, content: 'Be still.', ...given });
      expect(data).toMatchObject({ topic, source: null });
    }
  });

  it('answers a second save of the same with the note that is there', async () => {
    const client = member();
    const first = await save(client, verse);
    server.clock.now += 1000;
    const again = await save(client, { ...verse, content: `  ${verse.content}\n`, topic: 'Worry' });
    expect(again.data).toEqual(first.data);
    expect(await contents(client)).toHaveLength(1);
  });

  it('keeps one note when twenty of the same arrive at once', async () => {
    const client = member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(client, verse)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await contents(client)).toHaveLength(1);
  });

  it('refuses notes past the limit, and accepts repeats of stored ones', async () => {
    const client = member('packrat');
    await save(client, { ...verse, content: 'the first' });
    const { length } = await server.db.write(function* () {
      return yield* query(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO sticky_notes (user_id, digest, id, created_at, note_type, topic, content, source)
         SELECT 'packrat', 'digest ' || i, 'note ' || i, 1, 'wisdom', 'T', 'C', NULL FROM n RETURNING id`,
        maxNotes - 2,
      );
    });
    expect(length).toBe(maxNotes - 2);
    expect((await save(client, { ...verse, content: 'the last' })).status).toBe(200);
    const { status, failure } = await save(client, { ...verse, content: 'one too many' });
    expect([status, failure.code]).toEqual([422, 'full']);
    expect(failure.error).toContain('10,000 items');
    expect((await save(client, { ...verse, content: 'the first' })).status).toBe(200);
    const rows = await server.db.read(() => query("SELECT content FROM sticky_notes WHERE user_id = 'packrat'"));
    expect(rows).toHaveLength(maxNotes);
    expect(rows).not.toContainEqual({ content: 'one too many' });
    expect((await save(member(), verse)).status).toBe(200);
  });

  it('stores notes of other type, content, source or person separately', async () => {
    const client = member();
    const others = [{ noteType: 'wisdom' }, { content: 'Other words.' }, { source: '1 Peter 5:7 (WEB)' }];
    const ids = [await save(client, verse), await save(member(), verse)].map(({ data }) => data.id);
    for (const other of others) ids.push((await save(client, { ...verse, ...other })).data.id);
    expect(new Set(ids).size).toBe(5);
  });

  it('keeps letters of every script and line breaks as they are', async () => {
    const content = 'நான் உன்னோடே இருக்கிறேன்\n\n“Be still” ✝️ \u{1F54A}';
    expect((await save(member(), { noteType: 'prayer', content })).data.content).toBe(content);
  });

  it('drops what no database can keep', async () => {
    const { status, data } = await save(member(), { ...verse, content: 'a\0b \ud83d' });
    expect(status).toBe(200);
    expect(data.content).toBe('ab \ufffd');
  });

  it('takes the longest psalm', async () => {
    const content = 'x'.repeat(noteLengths.content);
    expect((await save(member(), { ...verse, content })).status).toBe(200);
  });

  it('needs a signed-in person', async () => {
    const { status, failure } = await save(server.visitor(), verse);
    expect(status).toBe(401);
    expect(failure).toMatchObject({ code: 'not_signed_in', error: 'Please log in to save notes to your profile.' });
  });

  it.each([
    ['no type', { noteType: undefined }, 'noteType'],
    ['an unknown type', { noteType: 'sermon' }, 'noteType'],
    ['no content', { content: undefined }, 'content'],
    ['blank content', { content: ' \n ' }, 'content'],
    ['content that is not text', { content: ['x'] }, 'content'],
    ['content that is too long', { content: 'x'.repeat(noteLengths.content + 1) }, 'content'],
    ['content of NULs alone', { content: '\0\0' }, 'content'],
    ['a topic that is not text', { topic: 7 }, 'topic'],
    ['a topic that is too long', { topic: 'x'.repeat(noteLengths.topic + 1) }, 'topic'],
    ['a source that is not text', { source: {} }, 'source'],
    ['a source that is too long', { source: 'x'.repeat(noteLengths.source + 1) }, 'source'],
  ])('refuses %s and names the field', async (_, wrong, field) => {
    const client = member();
    const { status, failure } = await save(client, { ...verse, ...wrong });
    expect(status).toBe(400);
    expect(failure.code).toBe('bad_request');
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
    expect(await contents(client)).toEqual([]);
  });

  it.each([
    'userId',
    'user_id',
    'id',
    'createdAt',
    'role',
    'subscriptionTier',
    'subscriptionStatus',
    'digest',
    '__proto__',
  ])('refuses the extra field %s', async (field) => {
    const client = member();
    const body = JSON.stringify(verse).replace('{', `{"${field}":"somebody-else",`);
    const answer = await client.fetch('/api/sticky-notes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await contents(client)).toEqual([]);
  });
});

describe('GET /api/sticky-notes', () => {
  it('lists one’s own, newest first', async () => {
    const client = member();
    await save(member(), { ...verse, content: 'of somebody else' });
    for (const content of ['first', 'second', 'third']) {
      server.clock.now += 1000;
      await save(client, { ...verse, content });
    }
    expect(await contents(client)).toEqual(['third', 'second', 'first']);
  });

  it('can be read page by page, also where many were saved in one moment and some are deleted on the way', async () => {
    const client = member();
    for (let index = 0; index < 25; index++) {
      if (index % 10 === 0) server.clock.now += 1000;
      await save(client, { ...verse, content: `note ${index}` });
    }
    const whole = (await client.call('savedNotes')).data;
    const seen: string[] = [];
    for (let before: string | undefined; ;) {
      const { data } = await client.call('savedNotes', { query: { limit: '7', ...(before ? { before } : {}) } });
      seen.push(...data.map(({ id }) => id));
      const last = data.at(-1);
      if (!last) break;
      before = pageAfter(last);
      await client.call('deleteNote', { params: { id: last.id } });
    }
    expect(seen).toEqual(whole.map(({ id }) => id));
  });

  it('needs a signed-in person', async () => {
    expect((await server.visitor().call('savedNotes')).status).toBe(401);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'before=yesterday', 'before=2026-01-01', 'userId=saver-1'])(
    'refuses ?%s',
    async (wrong) => {
      const answer = await member().fetch(`/api/sticky-notes?${wrong}`);
      expect(answer.status).toBe(400);
    },
  );
});

describe('DELETE /api/sticky-notes/:id', () => {
  it('deletes one note and no other', async () => {
    const client = member();
    const { data } = await save(client, verse);
    await save(client, { ...verse, content: 'stays' });
    expect((await client.call('deleteNote', { params: { id: data.id } })).status).toBe(204);
    expect(await contents(client)).toEqual(['stays']);
    expect((await client.call('deleteNote', { params: { id: data.id } })).status).toBe(404);
  });

  it('answers for somebody else’s note as for one that is not there', async () => {
    const owner = member();
    const { data } = await save(owner, verse);
    const thief = member();
    const theirs = await thief.call('deleteNote', { params: { id: data.id } });
    const none = await thief.call('deleteNote', { params: { id: missing } });
    const noId = await thief.call('deleteNote', { params: { id: "1' OR '1'='1" } });
    expect(theirs.status).toBe(404);
    expect({ ...theirs.failure, requestId: '' }).toEqual({ ...none.failure, requestId: '' });
    expect(noId.status).toBe(404);
    expect(await contents(owner)).toHaveLength(1);
  });

  it('refuses 500 tries on the notes of others', async () => {
    const owner = member('owner-of-many');
    const ids: string[] = [];
    for (let index = 0; index < 50; index++)
      ids.push((await save(owner, { ...verse, content: `note ${index}` })).data.id);
    for (let thief = 0; thief < 10; thief++) {
      const client = member();
      const tries = await Promise.all(ids.map((id) => client.call('deleteNote', { params: { id } })));
      expect(tries.filter(({ status }) => status !== 404)).toEqual([]);
    }
    expect(await contents(owner)).toHaveLength(50);
  });

  it('needs a signed-in person', async () => {
    const { data } = await save(member('owner-of-one'), verse);
    expect((await server.visitor().call('deleteNote', { params: { id: data.id } })).status).toBe(401);
    expect(await contents(member('owner-of-one'))).toHaveLength(1);
  });
});

describe('personal data', () => {
  it('exports and erases the notes of one person only', async () => {
    const [mine, theirs] = [member('data-mine'), member('data-theirs')];
    const { data } = await save(mine, verse);
    await save(theirs, verse);
    expect(await allOf(server.db, notesData, 'data-mine')).toEqual([data]);
    await server.db.write(() => notesData.erase('data-mine'));
    expect(await allOf(server.db, notesData, 'data-mine')).toEqual([]);
    expect(await contents(theirs)).toHaveLength(1);
  });
});
