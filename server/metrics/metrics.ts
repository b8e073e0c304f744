import { createServer, type Server } from 'node:http';
import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { query, type Db } from '../db/db.ts';
import type { ObserveRequest } from '../http/pipeline.ts';
import type { JobTurn } from '../system/service.ts';

/** From 5 ms to 10 s: what is slower is a fault of some kind. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Dependencies {
  db: Db;
  dataFolder: string;
  now: () => number;
  readLastBackup: () => Promise<number | null>;
}

export interface Metrics {
  observeRequest: ObserveRequest;
  observeTurn: (turn: JobTurn) => void;
  /** Answers `/metrics` on this port of this computer alone. Rejects when the port is taken. */
  listen(port: number): Promise<Server>;
}

/**
 * What Prometheus asks for: counts and times by declared route, method and status, the event loop, memory, jobs, backup, mail queue
 * and disk. No label ever comes from a person or an address.
 */
export const createMetrics = (deps: Dependencies): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'lampstand_' });
  const registers = [registry];
  const requests = new Histogram({
    name: 'lampstand_http_request_duration_seconds',
    help: 'Time of each answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  addGauges(registers, deps);
  return {
    observeRequest: ({ route, method, status, seconds }) => requests.observe({ route, method, status }, seconds),
    observeTurn: createObserveTurn(registers),
    listen: (port) => listen(registry, port),
  };
};

const createObserveTurn = (registers: Registry[]) => {
  const labelNames = ['job'];
  const duration = new Gauge({ name: 'lampstand_job_seconds', help: 'Time of the last turn.', labelNames, registers });
  const success = new Gauge({
    name: 'lampstand_job_last_success_timestamp_seconds',
    help: 'When a turn last ended well.',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'lampstand_job_failures_total',
    help: 'Turns that ended with an error.',
    labelNames,
    registers,
  });
  return ({ name: job, startedAt, endedAt, ok }: JobTurn): void => {
    duration.set({ job }, (endedAt - startedAt) / 1000);
    if (ok) success.set({ job }, endedAt / 1000);
    else failures.inc({ job });
  };
};

/** Read when they are asked for. What can't be read is left out, and never makes the others fail. */
const addGauges = (registers: Registry[], { db, dataFolder, now, readLastBackup }: Dependencies): void => {
  const gauge = (name: string, help: string, read: () => Promise<number | null>) =>
    new Gauge({
      name: `lampstand_${name}`,
      help,
      registers,
      async collect() {
        const value = await read().catch(() => null);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  gauge('backup_age_seconds', 'Since the last whole backup; missing when there is none.', async () => {
    const at = await readLastBackup();
    return at && (now() - at) / 1000;
  });
  gauge('mail_queue_length', 'Mails that wait to be sent.', async () => {
    const [row] = await db.read(() => query<{ waiting: number }>('SELECT count(*) AS waiting FROM outbox'));
    return row?.waiting ?? null;
  });
  gauge('disk_free_bytes', 'Free space where the data folder is.', async () => {
    const { bavail, bsize } = await statfs(dataFolder);
    return bavail * bsize;
  });
};

const listen = (registry: Registry, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server));
  });
};
