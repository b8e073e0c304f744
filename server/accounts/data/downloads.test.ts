import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { query } from '../../db/db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { Member } from '../../testing/people.ts';

let server: TestServer;
let database: TestDatabase;
let db: Db;
/** What each read gave back, and what it does before: waits, fails. */
const reads = { max: { rows: 0, bytes: 0 }, before: async () => undefined as undefined | void };

beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
  const watched: Db = {
    ...db,
    read: async (work) => {
      await reads.before();
      return db.read(function* () {
        const steps = work();
        for (let next = steps.next(); ;) {
          if (next.done) return next.value;
          const rows = yield next.value;
          reads.max.rows = Math.max(reads.max.rows, rows.length);
          reads.max.bytes = Math.max(reads.max.bytes, Buffer.byteLength(JSON.stringify(rows)));
          next = steps.next(rows);
        }
      });
    },
  };
  server = await startServer({ db: watched });
});
afterAll(async () => {
  await server.close();
  await db.close();
  await database.remove();
});

/** Adds so many prayers straight to the database: what a person has written in years. */
const fill = (userId: string, count: number, content: string) =>
  db.write(function* () {
    yield* query('INSERT INTO journals (user_id, revision, held, bytes) VALUES (?, ?, ?, ?)', userId, count, count, 0);
    for (let n = 1; n <= count; n++)
      yield* query(
        `INSERT INTO prayers (id, user_id, title, content, category, tags, created_at, updated_at, updates, conflicts,
           revision, words_id, created_revision, created_hash, search_text, bytes)
         VALUES (?, ?, 'T', ?, 'personal', '[]', ?, ?, '[]', '[]', ?, 'w', ?, 'h', '', ?)`,
        `${userId}-${n}`,
        userId,
        content,
        Math.ceil(n / 3),
        n,
        n,
        n,
        256 + content.length,
      );
  });

/** Opens a download and reads nothing of it yet. */
const open = ({ client }: Member) =>
  new Promise<{ status: number; rest: () => Promise<string>; hangUp: () => void }>((resolve, reject) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = request(`${server.url}/api/auth/data`, { headers: { cookie } }, (answer) => {
      const rest = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        return Buffer.concat(chunks).toString();
      };
      resolve({ status: answer.statusCode ?? 0, rest, hangUp: () => asked.destroy() });
    });
    asked.on('error', reject);
    asked.end();
  });

describe('GET /api/auth/data of a long journal', () => {
  it('reads a page at a time and gives each prayer once', async () => {
    const member = await server.member();
    await fill(member.user.id, 1500, 'x'.repeat(1000));
    reads.max = { rows: 0, bytes: 0 };
    const { journal } = (await member.client.call('downloadData')).data as { journal: { id: string }[] };
    expect(new Set(journal.map(({ id }) => id)).size).toBe(1500);
    expect(journal).toHaveLength(1500);
    expect(reads.max.rows).toBeLessThanOrEqual(200);
    expect(reads.max.bytes).toBeLessThanOrEqual(400_000);
    expect(reads.max.rows).toBeGreaterThan(100);
  });

  it('reads no further than the client does, refuses a second one meanwhile, and ends when the client hangs up', async () => {
    const member = await server.member();
    const pages = 120;
    await fill(member.user.id, pages * 5, 'x'.repeat(50_000));
    let read = 0;
    reads.before = async () => void (read += 1);
    const first = await open(member);
    expect(first.status).toBe(200);
    const refused = await member.client.call('downloadData');
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // 30 MB wait; the connection takes a part of it, and then the server stands still.
    await expect
      .poll(
        async () => {
          const before = read;
          await (await fetch(`${server.url}/healthz`)).text();
          return read - before;
        },
        { interval: 100 },
      )
      .toBe(0);
    expect(read).toBeLessThan(pages - 5);
    first.hangUp();
    await expect.poll(async () => (await open(member)).status).toBe(200);
    reads.before = async () => undefined;
  });

  it('given a download that breaks off, then its JSON is incomplete', async () => {
    const member = await server.member();
    await fill(member.user.id, 700, 'x'.repeat(1000));
    let pages = 0;
    reads.before = async () => {
      if ((pages += 1) > 8) throw new Error('the disk is gone');
    };
    const download = await open(member);
    await expect(download.rest()).rejects.toThrow();
    reads.before = async () => undefined;
    expect(server.logged.some((line) => line.includes('a download broke off'))).toBe(true);
    expect((await member.client.call('downloadData')).status).toBe(200);
  });
});
