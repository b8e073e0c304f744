import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60_000;
const SLUR = 'You nigger';
const fields = { nickname: 'Boaz', displayName: 'Boaz of Bethlehem', bio: 'A farmer.', birthDate: '1970-03-01' };
const countUsers = async () =>
  (await server.db.read(() => query<{ count: number }>('SELECT count(*) AS count FROM users')))[0]?.count;

describe('names of an account', () => {
  it.each([
    ['nickname', SLUR],
    ['nickname', '+49 171 1234567'],
    ['displayName', SLUR],
    ['displayName', 'See https://example.org/'],
    ['displayName', 'ruth@example.org'],
  ])('given %s "%s" at registration, then the field is refused and no account is made', async (field, value) => {
    const before = await countUsers();
    const body = { ...fields, email: 'boaz@example.org', password: 'a long harvest at Bethlehem', [field]: value };
    const { bio, ...person } = body;
    expect(bio).toBe(fields.bio);
    const { status, failure } = await server.visitor().call('register', { body: person });
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
    expect(failure.fields?.[field]).toMatch(/choose other words|Others read this name/);
    expect(await countUsers()).toBe(before);
  });

  it('given a slur or contacts in the profile, then the field is refused; what was there before may stay', async () => {
    const { client, user } = await server.member();
    const save = (more: object) => client.call('updateProfile', { body: { ...fields, ...more } });
    expect((await save({})).status).toBe(200);
    expect((await save({ nickname: SLUR, displayName: '' })).failure.fields).toEqual({
      nickname: expect.stringContaining('puts people down') as string,
    });
    expect((await save({ displayName: 'Call 0171 1234567' })).failure.fields).toHaveProperty('displayName');
    expect((await save({ bio: SLUR })).failure.fields).toHaveProperty('bio');
    // A bio is shown to nobody but staff.
    expect((await save({ bio: 'Write to boaz@example.org' })).status).toBe(200);
    expect((await client.call('currentUser')).data).toMatchObject({ ...fields, bio: 'Write to boaz@example.org' });
    await server.db.write(() => query('UPDATE users SET nickname = ? WHERE id = ?', SLUR, user.id));
    expect((await save({ nickname: SLUR, bio: 'Another one.' })).status).toBe(200);
  });
});

describe('a suspended account', () => {
  it('keeps its names and bio, and changes the rest', async () => {
    const { client, user } = await server.member();
    const save = (more: object) => client.call('updateProfile', { body: { ...fields, ...more } });
    expect((await save({ displayName: '' })).status).toBe(200);
    const until = server.clock.now + DAY;
    await server.db.write(() => query('UPDATE users SET suspended_until = ? WHERE id = ?', until, user.id));
    for (const more of [{ nickname: 'Ruth' }, { displayName: 'Ruth' }, { bio: 'Another one.' }]) {
      const { status, failure } = await save({ displayName: '', ...more });
      expect([status, failure.code, failure['suspendedUntil']]).toEqual([
        403,
        'suspended',
        new Date(until).toISOString(),
      ]);
    }
    const rest = { displayName: '', birthDate: '1971-03-01', avatar: 'https://example.org/boaz.png' };
    expect((await save(rest)).status).toBe(200);
    server.clock.now = until + 1;
    expect((await save({ nickname: 'Ruth' })).status).toBe(200);
  });
});
