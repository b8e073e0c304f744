import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '../../../core/contract/errors.ts';
import { forward } from './api.ts';

let server: Server;
let serverOrigin: string;
let asked: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}[];
let reply: (response: ServerResponse) => void;

const read = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

beforeAll(async () => {
  server = createServer((request, response) => {
    void read(request).then((body) => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      reply(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serverOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  asked = [];
  reply = (response) => json(response, 200, { ok: true });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const send = (target: string, init: RequestInit = {}, upstream: Partial<Parameters<typeof forward>[2]> = {}) =>
  forward(new Request(`app://lampstand${target}`, init), target, {
    serverOrigin: () => serverOrigin,
    fetch: (a, b) => fetch(a, b),
    ...upstream,
  });

/** As a browser has it when no answer comes: the page's fetch fails. */
const expectNoAnswer = (answer: Response) => expect(answer.type).toBe('error');

describe('forwarding to the server', () => {
  it('passes method, path, query, body and the allowed headers on', async () => {
    const answer = await send('/api/search?q=a%20b', {
      method: 'POST',
      body: '{"query":"worry"}',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'k',
        'X-Forwarded-For': '1.2.3.4',
        Authorization: 'Bearer x',
      },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/api/search?q=a%20b',
      body: '{"query":"worry"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k', origin: serverOrigin },
    });
    expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-for');
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('forwards failures of the server unchanged', async () => {
    reply = (response) => json(response, 429, { error: 'Enough', code: 'search_limit' }, { 'retry-after': '60' });
    const answer = await send('/api/search', { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await answer.json()).toEqual({ error: 'Enough', code: 'search_limit' });
  });

  it('keeps cookies and the server’s other headers from the page', async () => {
    reply = (response) =>
      json(response, 200, {}, { 'set-cookie': 'sid=1', server: 'koa', 'cache-control': 'public, max-age=60' });
    const { headers } = await send('/api/a');
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.has('server')).toBe(false);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('forwards an answer without a body', async () => {
    reply = (response) => response.writeHead(204).end();
    const answer = await send('/api/a', { method: 'DELETE' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('fails when the server can’t be reached, is too slow, redirects or answers with a page', async () => {
    expectNoAnswer(await send('/api/a', {}, { serverOrigin: () => 'http://127.0.0.1:9' }));
    reply = () => undefined;
    expectNoAnswer(await send('/api/a', {}, { timeout: 50 }));
    reply = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":');
    expectNoAnswer(await send('/api/a', {}, { timeout: 50 }));
    reply = (response) => response.writeHead(302, { location: 'https://login.example/' }).end();
    expectNoAnswer(await send('/api/a'));
    reply = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel</h1>');
    expectNoAnswer(await send('/api/a'));
  });

  it('refuses answers that are too large', async () => {
    let closed = false;
    let left = 1000;
    reply = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): unknown => {
        if (closed) return;
        return left-- > 0 ? response.write('x'.repeat(65_536), () => setImmediate(more)) : response.end();
      };
      response.on('close', () => (closed = true));
      more();
    };
    expectNoAnswer(await send('/api/a', {}, { maxAnswer: 1_000_000 }));
    await vi.waitFor(() => expect(closed).toBe(true));
    expect(left).toBeGreaterThan(0);
    reply = (response) => json(response, 200, 'x'.repeat(900_000));
    expect((await send('/api/a', {}, { maxAnswer: 1_000_000 })).status).toBe(200);
  });

  it('sends no request that is too large, with an unknown method or to another host', async () => {
    const large = await send('/api/a', { method: 'POST', body: 'a'.repeat(1024 * 1024 + 1) });
    expect([large.status, ((await large.json()) as ErrorBody).code]).toEqual([413, 'too_large']);
    expect((await send('/api/a', { method: 'OPTIONS' })).status).toBe(405);
    expect((await send('/api/a', { method: 'HEAD' })).status).toBe(405);
    expect(
      (
        await forward(new Request('app://lampstand/'), '.evil.example/api/', {
          serverOrigin: () => serverOrigin,
          fetch,
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await forward(new Request('app://lampstand/'), '@evil.example/api/', {
          serverOrigin: () => serverOrigin,
          fetch,
        })
      ).status,
    ).toBe(404);
    expect(asked).toEqual([]);
  });

  it('takes a picture of 8 MB to the server, and nothing else as large', async () => {
    const picture = (bytes: number) => ({
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { 'Content-Type': 'image/jpeg' },
    });
    const limit = 8 * 1024 * 1024;
    expect((await send('/api/images', picture(limit))).status).toBe(200);
    expect(asked[0]?.body).toHaveLength(limit);
    expect((await send('/api/images', picture(limit + 1))).status).toBe(413);
    for (const other of ['/api/images/x', '/api/posts', '/api/image'])
      expect((await send(other, picture(2 * 1024 * 1024))).status).toBe(413);
    expect(asked).toHaveLength(1);
  });

  it('brings a picture back as its bytes', async () => {
    const bytes = Buffer.from([0, 255, 128, 10, 13, 0]);
    reply = (response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes);
    const answer = await send('/api/images/x?size=thumb');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });
});

describe('a stream of events', () => {
  const stream = (write: (response: ServerResponse) => void) => {
    const state = { closed: false };
    reply = (response) => {
      response.on('close', () => (state.closed = true));
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      write(response);
    };
    return state;
  };
  const textOf = (part: ReadableStreamReadResult<Uint8Array>) => new TextDecoder().decode(part.value);

  it('is handed on as it comes, past the limit of other requests, until the page goes', async () => {
    let more: () => void = () => undefined;
    const state = stream((response) => {
      response.write(': hello\n\n');
      more = () => response.write('event: post\ndata: {}\n\n');
    });
    const answer = await send('/api/live', { headers: { 'Last-Event-ID': '1' } }, { timeout: 300 });
    expect(asked[0]?.headers).toMatchObject({ 'last-event-id': '1' });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('the answer has no body');
    expect(textOf(await reader.read())).toBe(': hello\n\n');
    await new Promise((resolve) => setTimeout(resolve, 400));
    more();
    expect(textOf(await reader.read())).toBe('event: post\ndata: {}\n\n');
    expect(state.closed).toBe(false);
    await reader.cancel();
    await vi.waitFor(() => expect(state.closed).toBe(true));
  });

  it('ends at the server when the page’s request is aborted', async () => {
    const state = stream((response) => response.write(': hello\n\n'));
    const page = new AbortController();
    const answer = await send('/api/live', { signal: page.signal });
    expect(answer.status).toBe(200);
    page.abort();
    await vi.waitFor(() => expect(state.closed).toBe(true));
  });

  it('is refused as any other answer is', async () => {
    reply = (response) =>
      json(response, 402, { error: 'This part needs a subscription.', code: 'subscription_required' });
    expect((await send('/api/live')).status).toBe(402);
  });
});
