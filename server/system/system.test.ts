import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../db/migrate.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

const backupAt = Date.UTC(2026, 10, 20, 3);
let server: TestServer;
beforeEach(async () => {
  server = await startServer({ readLastBackup: async () => backupAt });
});
afterEach(() => server.close());

const read = async (of: TestServer = server) => {
  const admin = await of.member({ role: 'admin', verified: true });
  return (await admin.client.call('system', {})).data;
};

describe('the system page', () => {
  it('says what runs, since when, and when the last backup was made', async () => {
    expect(await read()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      schema: migrations.length,
      engine: server.db.engine,
      startedAt: new Date(server.clock.now).toISOString(),
      mail: 'smtp',
      lastBackupAt: new Date(backupAt).toISOString(),
      jobs: [],
    });
  });

  it('says what each job did last, in whichever process', async () => {
    await server.settle();
    const other = await startServer({ db: server.db });
    const [first] = (await read(other)).jobs.filter(({ name }) => name === 'sweep searches');
    const at = new Date(server.clock.now).toISOString();
    expect(first).toEqual({
      name: 'sweep searches',
      lastStartedAt: at,
      lastEndedAt: at,
      ok: true,
      nextAt: new Date(server.clock.now + 60 * 60_000).toISOString(),
    });
    await other.close();
  });

  it('says that mails become files where there is no mail server', async () => {
    const without = await startServer({ mail: { transport: { send: async () => undefined }, reachesPeople: false } });
    expect((await read(without)).mail).toBe('folder');
    await without.close();
  });
});
