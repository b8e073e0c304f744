import { connect } from 'node:net';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  server
    .visitor()
    .fetch('/api/search', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('malformed and cross-site requests', () => {
  it('answers an unknown address under /api with JSON 404', async () => {
    const response = await server.visitor().fetch('/api/nothing-here');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', requestId: response.headers.get('x-request-id') });
  });

  it('answers another method with 405', async () => {
    const response = await server.visitor().fetch('/api/search', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it.each([
    ['malformed JSON', '{"query":', 400, 'bad_request'],
    ['a list where an object belongs', '[]', 400, 'bad_request'],
    ['nothing', '', 400, 'bad_request'],
    ['a body past 256 KiB', JSON.stringify({ query: 'x'.repeat(257 * 1024) }), 413, 'too_large'],
  ])('refuses %s', async (_, body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('refuses a body past 256 KiB that does not say its length', async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 300; part++) controller.enqueue(new TextEncoder().encode(' '.repeat(1024)));
        controller.close();
      },
    });
    const response = await fetch(`${server.url}/api/search`, {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    });
    expect(response.status).toBe(413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])('refuses the content type "%s"', async (type) => {
    const response = await post('{"query":"fine"}', { 'content-type': type });
    expect(response.status).toBe(415);
  });

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'https://elsewhere.example'],
    ['origin', 'null'],
  ])('refuses a write from another site: %s %s', async (name, value) => {
    const response = await post('{"query":"fine"}', { [name]: value });
    expect(response.status).toBe(403);
  });

  it('accepts a write from its own pages', async () => {
    const response = await post('{"query":"fine"}', { 'sec-fetch-site': 'same-origin', origin: server.url });
    expect(response.status).toBe(200);
  });

  const say = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.end(text));
      let reply = '';
      socket.on('data', (chunk) => (reply += chunk));
      socket.on('close', () => resolve(reply));
    });

  it.each(['http://[', 'http://', 'http://a:99999999/', '*', '?'])('answers the target %s with 400', async (target) => {
    expect(await say(`OPTIONS ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toContain(
      '400 Bad Request',
    );
  });

  it('answers 400 to a header block that is not HTTP, and keeps serving', async () => {
    expect(await say('NOT HTTP AT ALL\r\n\r\n')).toContain('400');
    const health = await server.visitor().fetch('/healthz');
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ ok: true, app: 'lampstand', web: null });
  });
});

describe('every answer', () => {
  it.each(['/healthz', '/readyz', '/api/categories', '/api/nothing', '/nothing.js'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await server.visitor().fetch(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('carries HSTS for a year where it came by https', async () => {
    const client = server.visitor({ headers: { 'X-Forwarded-Proto': 'https' } });
    const { headers } = await client.call('recordSearch', { body: { query: 'over https' } });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  });

  it('gives a visitor over https a cookie that is bound to this host, and takes over an older one', async () => {
    const send = async (headers: Record<string, string>) => {
      const body = { searchQuery: 'any', feedbackType: 'helpful' };
      return (await server.visitor({ headers }).call('sendFeedback', { body })).headers.getSetCookie();
    };
    const [plain = ''] = await send({});
    const value = /^lampstand_visitor=([^;]+);/.exec(plain)?.[1] ?? '';
    expect(value).not.toBe('');
    const ask = (cookie: string) => send({ 'X-Forwarded-Proto': 'https', cookie });
    const [given = ''] = await ask('');
    expect(given).toMatch(/^__Host-lampstand_visitor=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    const taken = await ask(`lampstand_visitor=${value}`);
    expect(taken[0]).toContain(`__Host-lampstand_visitor=${value};`);
    expect(taken[1]).toContain('lampstand_visitor=; Path=/; Max-Age=0;');
    expect(await ask(`__Host-lampstand_visitor=${value}`)).toEqual([]);
    expect((await ask('lampstand_visitor=forged.forged'))[0]).not.toContain('forged');
  });

  it('carries HSTS too where PUBLIC_URL is https, whatever the request says', async () => {
    const behind = await startServer({ db: server.db, publicOrigin: 'https://lampstand.test' });
    const { headers } = await behind.visitor().call('recordSearch', { body: { query: 'behind a proxy' } });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    await behind.close();
  });

  it('has no-store under /api', async () => {
    expect((await server.visitor().fetch('/api/categories')).headers.get('cache-control')).toBe('no-store');
    expect((await server.visitor().fetch('/api/nothing')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('the log', () => {
  it('holds routes, never what a person typed or where they are', async () => {
    const query = 'a very private trouble of mine';
    const client = server.visitor({
      headers: { 'X-Forwarded-For': '203.0.113.99', 'X-Browser-Fingerprint': 'fp_loggedsecret' },
    });
    await client.call('recordSearch', { body: { query } });
    await client.call('wisdomSearch', { body: { query } });
    await client.fetch(`/api/categories/${encodeURIComponent(query)}/topics?q=${encodeURIComponent(query)}`);
    const log = server.logged.join('');
    expect(log).toContain('"route":"/api/search"');
    for (const secret of ['private', '203.0.113', 'fp_loggedsecret', 'lampstand_visitor', '%20'])
      expect(log).not.toContain(secret);
  });
});

describe('errors', () => {
  it('given a client that hangs up halfway, then none is logged as ours', async () => {
    const before = server.logged.length;
    const sent = request(`${server.url}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    });
    sent.on('error', () => undefined);
    await new Promise((resolve) => sent.write('{"query":', resolve));
    sent.destroy();
    const lines = () =>
      server.logged.slice(before).map((line) => JSON.parse(line) as { level: number; status?: number });
    await expect.poll(() => lines().flatMap(({ status }) => status ?? [])).toEqual([400]);
    expect(Math.max(...lines().map(({ level }) => level))).toBeLessThanOrEqual(30);
  });

  it('hide internal details from the client', async () => {
    const broken = await startServer();
    broken.db.read = () => Promise.reject(new Error('SELECT secret FROM somewhere'));
    const response = await broken.visitor().fetch('/api/search/meter');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject({ code: 'internal' });
    expect(broken.logged.join('')).not.toContain('somewhere');
    await broken.close();
  });
});
