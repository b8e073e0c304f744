import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Db } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { TestStripe } from '../../testing/stripe/startStripe.ts';

/** A server that is killed at one of its steps: behind each write, and between what a call to Stripe does and its answer. */
export interface Mortal {
  server: TestServer;
  /** Does something here until it is through, or until the server dies at this step, counted from 1. Gives whether it died. */
  dieAt(step: number, work: () => Promise<unknown>): Promise<boolean>;
  close(): Promise<void>;
}

/** Beside another server on the same database, which goes on. */
export const startMortal = async (db: Db, stripe: TestStripe): Promise<Mortal> => {
  let left = Number.POSITIVE_INFINITY;
  let die: () => void = () => undefined;
  const forever = new Promise<never>(() => undefined);
  /** Whoever is dead gets no further. */
  const step = async (): Promise<void> => {
    left -= 1;
    if (left > 0) return;
    die();
    return forever;
  };
  const proxy = createServer((request, response) => {
    void (async () => {
      const body = await readAll(request);
      const { method = 'GET', url = '/' } = request;
      const headers = new Headers();
      for (const name of ['authorization', 'content-type', 'idempotency-key', 'stripe-version'])
        if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name]);
      // What is dead asks for nothing.
      if (left <= 0) return forever;
      const answer = await fetch(`${stripe.url}${url}`, {
        method,
        headers,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const text = await answer.text();
      await step();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const server = await startServer({
    db: {
      ...db,
      get writes() {
        return db.writes;
      },
      read: (queries) => (left <= 0 ? forever : db.read(queries)),
      async write(queries) {
        if (left <= 0) return forever;
        const written = await db.write(queries);
        await step();
        return written;
      },
    },
    stripe: { ...stripe.settings, apiBase },
    locked: { subscriptionRequired: true },
  });
  return {
    server,
    async dieAt(at, work) {
      const died = new Promise<boolean>((resolve) => (die = () => resolve(true)));
      left = at;
      return Promise.race([died, work().then(() => false)]);
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await server.close();
    },
  };
};

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
