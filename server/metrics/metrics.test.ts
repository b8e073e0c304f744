import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { spawnServer } from '../testing/process.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const HOUR = 60 * 60_000;
let database: TestDatabase;
let server: TestServer;
let metrics: Metrics;
let url: string;
let close: () => Promise<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  const db = await database.open();
  const now = () => 2 * HOUR;
  metrics = createMetrics({ db, dataFolder: tmpdir(), now, readLastBackup: async () => HOUR });
  server = await startServer({ db, observeRequest: metrics.observeRequest });
  const scraped = await metrics.listen(0);
  url = `http://127.0.0.1:${(scraped.address() as AddressInfo).port}`;
  close = async () => {
    await new Promise((resolve) => scraped.close(resolve));
    await server.close();
    await db.close();
    await database.remove();
  };
});
afterAll(() => close());

const scrape = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();

describe('/metrics', () => {
  it('counts answers by declared route, and holds no word of anybody', async () => {
    const visitor = server.visitor();
    await visitor.call('recordSearch', { body: { query: 'my marriage is breaking' } });
    await visitor.call('categoryTopics', { params: { id: 'my-own-secret' } });
    await fetch(`${server.url}/api/nothing/of/ours?q=secret`, { method: 'PURGE' });
    const text = await scrape();
    expect(text).toContain(
      'lampstand_http_request_duration_seconds_count{route="/api/search",method="POST",status="200"} 1',
    );
    expect(text).toContain('route="/api/categories/:id/topics",method="GET",status="404"');
    expect(text).toContain('route="other",method="other"');
    expect(text).not.toMatch(/secret|marriage|PURGE/);
  });

  it('says how jobs, mail, backup, disk and the event loop are', async () => {
    const turn = { name: 'sweep posts', startedAt: 0, endedAt: 1500, nextAt: 5000 };
    metrics.observeTurn({ ...turn, ok: true });
    metrics.observeTurn({ ...turn, ok: false });
    const text = await scrape();
    for (const line of [
      'lampstand_job_seconds{job="sweep posts"} 1.5',
      'lampstand_job_last_success_timestamp_seconds{job="sweep posts"} 1.5',
      'lampstand_job_failures_total{job="sweep posts"} 1',
      'lampstand_backup_age_seconds 3600',
      'lampstand_mail_queue_length 0',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/lampstand_disk_free_bytes \d/);
    expect(text).toMatch(/lampstand_nodejs_eventloop_lag_p99_seconds \d/);
  });

  it('is all there is on its port', async () => {
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('stops the start with one clear line where its port is taken', async () => {
    const other = await createTestDatabase();
    const { port } = new URL(url);
    const settings = { ...other.settings, SESSION_SECRET: 's'.repeat(32), METRICS_PORT: port };
    expect(await spawnServer(settings).ended).toMatchObject({
      code: 1,
      said: expect.stringContaining(`METRICS_PORT: port ${port}`),
    });
    await other.remove();
  });
});
