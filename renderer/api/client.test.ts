import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, fillPath } from './client.ts';
import { ApiError, NetworkError } from './errors.ts';
import { fetchKey } from './queryClient.ts';
import { request } from './request.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (body: string | null, init?: ResponseInit) => fetched.mockResolvedValueOnce(new Response(body, init));
const sent = () => fetched.mock.calls[0] ?? [];

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  it('sends cookies, nothing that tells browsers apart, and a JSON content type only with a payload', async () => {
    answer('[]');
    await request('GET', '/api/categories');
    expect(sent()[1]).toMatchObject({ credentials: 'include' });
    expect(sent()[1]?.headers).toEqual({ Accept: 'application/json' });
    fetched.mockClear();

    answer('{}');
    await request('POST', '/api/search', { body: { query: 'x' } });
    expect(sent()[1]).toMatchObject({ body: '{"query":"x"}', headers: { 'Content-Type': 'application/json' } });
  });

  it('gives undefined for an empty answer', async () => {
    answer(null, { status: 204 });
    expect((await request('DELETE', '/api/x')).data).toBeUndefined();
  });

  it('throws ApiError for what is not a success', async () => {
    answer('{"code":"not_found"}', { status: 404, statusText: 'Not Found' });
    await expect(request('GET', '/api/x')).rejects.toThrow(new ApiError(404, 'Not Found', '{"code":"not_found"}'));
  });

  it('throws NetworkError for a captive portal, a dead line and a slow one', async () => {
    answer('<html>sign in to the hotel</html>');
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreadable' });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ reason: 'unreachable' });
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ reason: 'offline' });
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    await expect(request('GET', '/api/x', { timeout: 5 })).rejects.toEqual(new NetworkError('timeout'));
  });
});

describe('call', () => {
  it('takes method and path from the contract', async () => {
    answer('["Anger"]');
    expect(await call('categoryTopics', { params: { id: 'a b' } })).toEqual(['Anger']);
    expect(sent()[0]).toBe('/api/categories/a%20b/topics');
    expect(sent()[1]).toMatchObject({ method: 'GET' });
  });

  it('fills every parameter of a path', () => {
    expect(fillPath('/api/a/:one/b/:two', { one: 1, two: '/' })).toBe('/api/a/1/b/%2F');
  });
});

describe('the default fetcher', () => {
  const run = (on401: 'throw' | 'null') =>
    fetchKey({ on401 })({
      queryKey: ['/api/categories', 'grief', 'topics'],
      signal: new AbortController().signal,
      client: undefined as never,
      meta: undefined,
    });

  it('makes the address of the key’s segments', async () => {
    answer('[]');
    await run('throw');
    expect(sent()[0]).toBe('/api/categories/grief/topics');
  });

  it('throws on 401 or gives null', async () => {
    answer('', { status: 401 });
    expect(await run('null')).toBeNull();
    answer('', { status: 401 });
    await expect(run('throw')).rejects.toBeInstanceOf(ApiError);
    answer('', { status: 403 });
    await expect(run('null')).rejects.toBeInstanceOf(ApiError);
  });
});
