import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { Member } from '../../testing/people.ts';
import { paths } from '../../paths.ts';
import { createPasswords } from '../passwords/passwords.ts';

/** What happens between the moment a password was found right and the moment its session begins. */
const meanwhile = { happens: async (): Promise<unknown> => undefined };

const real = createPasswords(paths.commonPasswords);
const passwords: typeof real = {
  ...real,
  withQueueSlot: (turn, work) =>
    real.withQueueSlot(turn, (hashing) =>
      work({
        ...hashing,
        match: async (stored, password) => {
          const found = await hashing.match(stored, password);
          const { happens } = meanwhile;
          meanwhile.happens = async () => undefined;
          await happens();
          return found;
        },
      }),
    ),
};

const NEW = 'and a light unto my path';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ passwords });
});
afterAll(() => server.close());

const login = ({ email }: Member, password: string) => server.visitor().call('login', { body: { email, password } });
const sessionsOf = ({ user }: Member) =>
  server.db.read(() => query('SELECT token_hash FROM sessions WHERE user_id = ?', user.id));

const changePassword = ({ client, password }: Member) =>
  client.call('changePassword', { body: { currentPassword: password, newPassword: NEW } });

describe('a password that is changed while the old one is being compared (S13)', () => {
  it('refuses to start a session with the old one', async () => {
    const owner = await server.member();
    meanwhile.happens = () => changePassword(owner);
    expect((await login(owner, owner.password)).failure).toMatchObject({ code: 'invalid_credentials' });
    expect(await sessionsOf(owner)).toHaveLength(1);
    expect((await login(owner, NEW)).status).toBe(200);
  });

  it('is not overwritten by whoever knew the old one', async () => {
    const owner = await server.member();
    const thief = server.visitor();
    await thief.call('login', { body: { email: owner.email, password: owner.password } });
    meanwhile.happens = () => changePassword(owner);
    const body = { currentPassword: owner.password, newPassword: 'the thief’s own password' };
    expect((await thief.call('changePassword', { body })).failure.fields).toHaveProperty('currentPassword');
    expect((await login(owner, NEW)).status).toBe(200);
  });
});

describe('an account that is deleted while its password is being compared', () => {
  it('leaves no session behind', async () => {
    const owner = await server.member();
    meanwhile.happens = () => owner.client.call('deleteAccount', { body: { password: owner.password } });
    expect((await login(owner, owner.password)).status).toBe(401);
    expect(await sessionsOf(owner)).toHaveLength(0);
  });
});
