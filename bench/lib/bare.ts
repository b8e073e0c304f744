import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * The limit that endpoints are held against: node:http with nothing around it. `json` reads the JSON
 * body, where there is one, and answers a small object; `search` reads it and runs the statements of a recorded search in
 * one durable transaction.
 */
const work = process.env['BARE_WORK'];
const reply = JSON.stringify({ limit: 1, used: 1, resetAt: '2026-01-01T00:00:00.000Z' });

const searchStore = (folder: string) => {
  const db = new Database(join(folder, 'bare.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`
    CREATE TABLE counts (day TEXT, subject TEXT, used INTEGER, ceiling INTEGER, recorded INTEGER,
      PRIMARY KEY (day, subject));
    CREATE TABLE days (day TEXT, shard INTEGER, searches INTEGER, people INTEGER, PRIMARY KEY (day, shard));
    CREATE TABLE searches (id TEXT PRIMARY KEY, day TEXT, created_at INTEGER, person TEXT, network TEXT, user_id TEXT,
      query TEXT, normalized_query TEXT, is_life_note INTEGER, led_to TEXT, costs INTEGER DEFAULT 1,
      UNIQUE (day, person, normalized_query));
    CREATE INDEX by_user ON searches (user_id);
    CREATE INDEX not_looked_up ON searches (day) WHERE led_to IS NULL;
  `);
  const find = db.prepare('SELECT id FROM searches WHERE day = ? AND person = ? AND normalized_query = ?');
  const insert = db.prepare(
    `INSERT INTO searches (id, day, created_at, person, network, user_id, query, normalized_query, is_life_note)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
  );
  const charge = db.prepare(`INSERT INTO counts VALUES (?, ?, 1, ?, 1), (?, ?, 1, ?, 1)
    ON CONFLICT (day, subject) DO UPDATE SET used = counts.used + 1, recorded = counts.recorded + 1
    WHERE counts.used < excluded.ceiling RETURNING used, recorded`);
  const count = db.prepare(`INSERT INTO days VALUES (?, 0, 1, 1)
    ON CONFLICT (day, shard) DO UPDATE SET searches = days.searches + 1, people = days.people + 1`);
  return db.transaction((person: string, network: string, query: string) => {
    const id = randomUUID();
    find.get('2026-01-01', person, query);
    insert.all(id, '2026-01-01', Date.now(), person, network, null, query, query, 0);
    charge.all('2026-01-01', person, 1, '2026-01-01', network, 200);
    count.run('2026-01-01');
    return id;
  });
};

const record = work === 'search' ? searchStore(process.env['DATA_DIR'] ?? '.') : undefined;

const bodyOf = async (request: IncomingMessage): Promise<{ query: string }> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as { query: string };
};

const server = createServer((request, response) => {
  const answer = (text: string) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    response.end(text);
  };
  if (!record && request.method === 'GET') return answer(reply);
  void bodyOf(request).then(({ query }) => {
    if (!record) return answer(reply);
    const person = String(request.headers['x-person']);
    const searchId = record(person, String(request.headers['x-forwarded-for']), query);
    answer(JSON.stringify({ searchId, limit: 1, used: 1, resetAt: '2026-01-01T00:00:00.000Z' }));
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
});
process.on('SIGTERM', () => process.exit(0));
