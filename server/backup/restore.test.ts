import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { query, type Db } from '../db/db.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite.ts';
import { imagePath } from '../images/service.ts';
import { engine } from '../testing/database.ts';
import { startServer } from '../testing/harness.ts';
import { PASSWORD, type Member } from '../testing/people.ts';
import { makeBackup } from './backup.ts';
import { DATABASE, MANIFEST, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { finishRestore } from './switchFiles.ts';
import { addImage, ask, command, createFolders, openData } from './testing/folders.ts';

const folders = createFolders();
afterAll(() => folders.remove());

const back = (data: string) =>
  makeBackup({ dataFolder: data, folder: folders.make('backups'), isBucket: false, now: Date.now });

/** Data with a mark everywhere, of which a restore must leave all or nothing. */
const fill = async (data: string, mark: string): Promise<void> => {
  const db = await openData(data);
  await db.write(() => query("INSERT INTO settings (key, value) VALUES ('mark', ?)", mark));
  await addImage(db, data, `${mark}-picture`, mark);
  writeFileSync(join(data, 'session-secret'), mark);
  await db.close();
};
const marksOf = (data: string) => [
  ask(join(data, DATABASE), "SELECT value FROM settings WHERE key = 'mark'")[0],
  readFileSync(join(data, 'session-secret'), 'utf8'),
  ...['old', 'new'].filter((mark) => existsSync(join(data, 'images', imagePath(`${mark}-picture`)))),
];

// Only SQLite's: PostgreSQL has pg_restore (docs/deploy.md).
describe.runIf(engine === 'sqlite')('a restore', () => {
  it('puts everything in its place and sets aside what was there', async () => {
    const data = folders.make('data');
    await fill(data, 'old');
    const backup = await back(data);
    for (const name of ['images', 'session-secret', DATABASE]) rmSync(join(data, name), { recursive: true });
    await fill(data, 'new');
    const { ok, said } = await command('restore', [backup, '--data', data], {});
    expect([ok, said]).toEqual([true, expect.stringContaining('Everybody has to sign in again.')]);
    expect(marksOf(data)).toEqual(['old', 'old', 'old']);
    const aside = readdirSync(data).find((name) => name.startsWith('before-restore-')) ?? '';
    expect(said).toContain(join(data, aside));
    expect(marksOf(join(data, aside))).toEqual(['new', 'new', 'new']);
    // The two files beside a database come and go with whoever reads it.
    expect(
      readdirSync(data)
        .filter((name) => !/-shm$|-wal$/.test(name))
        .sort(),
    ).toEqual([aside, 'images', 'last-backup', DATABASE, 'lampstand.lock', 'session-secret'].sort());
  });

  it('into an empty folder makes the data of it', async () => {
    const [data, to] = [folders.make('data'), join(folders.make('to'), 'not-there-yet')];
    await fill(data, 'old');
    expect(await restoreBackup({ backup: await back(data), dataFolder: to, now: Date.now })).toMatchObject({
      aside: null,
      areDecisionsKnown: true,
    });
    expect(marksOf(to)).toEqual(['old', 'old', 'old']);
  });

  it('refuses a running server, a newer schema, what was changed, what is missing and what is no backup', async () => {
    const data = folders.make('data');
    await fill(data, 'old');
    const backup = await back(data);
    const changed = (change: (folder: string) => void) => {
      const folder = folders.make('changed');
      cpSync(backup, folder, { recursive: true });
      change(folder);
      return folder;
    };
    const withManifest = (change: (manifest: Manifest) => void) =>
      changed((folder) => {
        const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
        change(manifest);
        writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
      });
    const refusals: [string, RegExp][] = [
      [withManifest((manifest) => (manifest.schema = migrations.length + 1)), /newer Lampstand/],
      [withManifest((manifest) => (manifest.files['../evil'] = { bytes: 1, sha256: 'x'.repeat(64) })), /no backup/],
      [changed((folder) => appendFileSync(join(folder, DATABASE), 'x')), /lampstand\.sqlite .* hash is another/],
      [changed((folder) => rmSync(join(folder, 'session-secret'))), /session-secret is missing/],
      [changed((folder) => rmSync(join(folder, MANIFEST))), /is no backup/],
      [folders.make('nothing'), /is no backup/],
    ];
    for (const [folder, reason] of refusals) {
      const { ok, said } = await command('restore', [folder], { DATA_DIR: data });
      expect([ok, said]).toEqual([false, expect.stringMatching(reason)]);
    }
    const db = await openData(data);
    const { ok, said } = await command('restore', [backup], { DATA_DIR: data });
    expect([ok, said]).toEqual([false, expect.stringContaining('Another Lampstand server is using')]);
    await db.close();
    expect((await command('restore', [], { DATA_DIR: data })).said).toContain('npm run restore -- ');
    expect((await command('restore', [backup], { DATA_DIR: data, DATABASE_URL: 'postgres://db' })).said).toContain(
      'pg_restore',
    );
    expect(marksOf(data)).toEqual(['old', 'old', 'old']);
    expect(readdirSync(data).filter((name) => name.startsWith('before-restore-'))).toEqual([]);
  });

  it('opens a backup of an older version', async () => {
    const [data, to] = [folders.make('data'), folders.make('to')];
    const old = await openSqlite(data);
    const version = migrations.length - 2;
    await migrate(old, migrations.slice(0, version));
    await old.write(() => query("INSERT INTO settings (key, value) VALUES ('mark', 'older')"));
    await old.close();
    const backup = await back(data);
    expect((JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8')) as Manifest).schema).toBe(version);
    await restoreBackup({ backup, dataFolder: to, now: Date.now });
    expect(ask(join(to, DATABASE), 'SELECT max(version) FROM schema_versions')).toEqual([migrations.length]);
    expect(ask(join(to, DATABASE), "SELECT value FROM settings WHERE key = 'mark'")).toEqual(['older']);
  });

  it(
    'killed at any step leaves the old data or the new, and the next start brings it to its end',
    { timeout: 120_000 },
    async () => {
      const [old, now] = [folders.make('data'), folders.make('data')];
      await fill(old, 'old');
      const backup = await back(old);
      await fill(now, 'new');
      const seen = new Set<string>();
      for (let killAt = 1; ; killAt++) {
        const data = folders.make('killed');
        cpSync(now, data, { recursive: true });
        const script = join(import.meta.dirname, 'testing/killedRestore.ts');
        const child = spawn(process.execPath, [script, backup, data, String(killAt)], { stdio: 'ignore' });
        const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
        // What every start does first.
        finishRestore(data);
        const db = await openData(data);
        await db.close();
        const marks = marksOf(data);
        expect([
          ['old', 'old', 'old'],
          ['new', 'new', 'new'],
        ]).toContainEqual(marks);
        seen.add(marks.join());
        expect(existsSync(join(data, 'restore.json'))).toBe(false);
        // And whoever restores again gets it.
        await restoreBackup({ backup, dataFolder: data, now: Date.now });
        expect(marksOf(data)).toEqual(['old', 'old', 'old']);
        rmSync(data, { recursive: true });
        if (signal !== 'SIGKILL') {
          expect(code).toBe(0);
          expect(killAt).toBeGreaterThan(8);
          break;
        }
      }
      expect(seen.size).toBe(2);
    },
  );
});

describe.runIf(engine === 'sqlite')('after a restore', () => {
  it('what ended since stays ended: sessions, links, accounts that were deleted or blocked', async () => {
    const data = folders.make('data');
    const db = await openData(data);
    const server = await startServer({ db });
    const people = await Promise.all(
      (['stays', 'leaves', 'blocked', 'rules'] as const).map((nickname) =>
        server.member({ nickname, verified: true, ...(nickname === 'rules' ? { role: 'admin' as const } : {}) }),
      ),
    );
    const [stays, leaves, blocked, rules] = people as [Member, Member, Member, Member];
    await stays.client.call('addPrayer', { body: { title: 'Kept', content: 'For the road.' } });
    await leaves.client.call('addPrayer', { body: { title: 'Gone', content: 'For the road.' } });
    await stays.client.call('forgotPassword', { body: { email: stays.email } });
    await server.settle();
    await stays.client.call('forgotPassword', { body: { email: stays.email } });
    const later = Date.now() + 3_600_000;
    await db.write(function* () {
      yield* query('INSERT INTO appeal_tokens VALUES (?, ?, ?, ?)', 'token', 'action', stays.user.id, later);
      yield* query('INSERT INTO desktop_sign_ins VALUES (?, ?, ?, ?)', 'code', 'challenge', 'vouched', later);
      yield* query('INSERT INTO leases VALUES (?, ?, ?)', 'a job', 'a dead process', later);
      yield* query(
        `INSERT INTO circle_invites (id, circle_id, kind, inviter_id, token_hash, max_uses, created_at, expires_at)
         VALUES ('invite', 'circle', 'link', ?, 'token', 1, 0, ?)`,
        stays.user.id,
        later,
      );
    });
    const signIns = ['sessions', 'known_devices', 'desktop_sign_ins', 'mail_tokens', 'appeal_tokens', 'circle_invites'];
    const ended = [...signIns, 'outbox', 'leases'];
    for (const table of ended) expect(await countIn(db, table), table).toBeGreaterThan(0);
    const backup = await back(data);
    expect((await leaves.client.call('deleteAccount', { body: { password: PASSWORD } })).status).toBe(204);
    expect((await rules.client.call('blockUser', { params: { userId: blocked.user.id } })).status).toBe(200);
    await server.close();
    await db.close();

    const restored = await restoreBackup({ backup, dataFolder: data, now: Date.now });
    expect(restored).toMatchObject({ deleted: 1, blocked: 1, admins: 0, areDecisionsKnown: true });
    const again = await openData(data);
    const count = (table: string) => countIn(again, table);
    for (const table of ended) expect(await count(table), table).toBe(0);
    expect(await count('users')).toBe(4);
    const next = await startServer({ db: again });
    // Before the first request, and not at the first turn of a job.
    expect(await count('users')).toBe(3);
    expect(await titles(again)).toEqual(['Kept']);
    for (const { client } of people) {
      const old = next.visitor({ headers: { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') } });
      expect((await old.call('currentUser')).status).toBe(401);
    }
    const signIn = async ({ email, password }: Member) =>
      (await next.visitor().call('login', { body: { email, password } })).failure?.code ?? 'signed in';
    expect(await Promise.all(people.map(signIn))).toEqual(['signed in', 'invalid_credentials', 'blocked', 'signed in']);
    await next.close();
    await again.close();
  });

  it('of data that can’t be read says that it does not know who was deleted', async () => {
    const data = folders.make('data');
    await fill(data, 'old');
    const backup = await back(data);
    writeFileSync(join(data, DATABASE), 'this is no database');
    const { ok, said } = await command('restore', [backup], { DATA_DIR: data });
    expect([ok, said]).toEqual([true, expect.stringContaining('Please look through them.')]);
    expect(marksOf(data)).toEqual(['old', 'old', 'old']);
  });
});

const countIn = async (db: Db, table: string) =>
  (await db.read(() => query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)))[0]?.n;

const titles = async (db: Db) =>
  (await db.read(() => query<{ title: string }>('SELECT title FROM prayers'))).map(({ title }) => title);
