import type { BodyIn, ParamsOut, QueryIn, Reply } from '../../core/contract/endpoint.ts';
import type { Endpoints } from '../../core/contract/endpoints.ts';
import { routes, type RouteName } from '../../core/contract/routes.ts';
import { ApiError, NetworkError } from './errors.ts';
import { browserFingerprint } from './fingerprint.ts';

const TIMEOUT = 12_000;

type Part<Key extends string, Value> = [Value] extends [undefined] ? { [K in Key]?: undefined } : { [K in Key]: Value };
type Input<E> = Part<'params', ParamsOut<E>> &
  Part<'query', QueryIn<E>> &
  Part<'body', BodyIn<E>> & { signal?: AbortSignal };

/** Calls an endpoint by its name in the contract. Throws ApiError or NetworkError. */
export const call = async <Name extends RouteName>(
  name: Name,
  input: Input<Endpoints[Name]>,
): Promise<Reply<Endpoints[Name]>> => {
  const { method, path } = routes[name];
  const { params, query, body, signal } = input as {
    params?: object;
    query?: object;
    body?: unknown;
    signal?: AbortSignal;
  };
  return (await request(method, fillPath(path, params) + searchPart(query), { body, signal })) as Reply<
    Endpoints[Name]
  >;
};

/** Puts the parameters into "/api/categories/:id/topics". */
export const fillPath = (path: string, params: object = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));

const searchPart = (query: object | undefined): string => {
  if (!query) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
};

/** One request with cookies, the fingerprint header and a time limit. Gives the parsed JSON, or undefined when empty. */
export const request = async (
  method: string,
  url: string,
  { body, signal, timeout = TIMEOUT }: { body?: unknown; signal?: AbortSignal; timeout?: number } = {},
): Promise<unknown> => {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Browser-Fingerprint': browserFingerprint() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, response.statusText, text);
    return text ? parsed(text) : undefined;
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError || signal?.aborted) throw error;
    if (limit.aborted) throw new NetworkError('timeout', error);
    throw new NetworkError(navigator.onLine ? 'unreachable' : 'offline', error);
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NetworkError('unreadable', error);
  }
};
