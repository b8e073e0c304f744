import type { BodyIn, ParamsOut, QueryIn, Reply } from '../../core/contract/endpoint.ts';
import type { Endpoints } from '../../core/contract/endpoints.ts';
import { routes, type RouteName } from '../../core/contract/routes.ts';
import { request } from './request.ts';

type Part<Key extends string, Value> = [Value] extends [undefined] ? { [K in Key]?: undefined } : { [K in Key]: Value };
type Input<E> = Part<'params', ParamsOut<E>> &
  Part<'query', QueryIn<E>> &
  Part<'body', BodyIn<E>> & { signal?: AbortSignal };

/** Calls an endpoint by its name in the contract. Throws ApiError or NetworkError. */
export const call = async <Name extends RouteName>(
  name: Name,
  input: Input<Endpoints[Name]>,
): Promise<Reply<Endpoints[Name]>> => (await callForPage(name, input)).data;

/** As `call`, with how many entries the whole list has (`X-Total-Count`); null when the answer did not say. */
export const callForPage = async <Name extends RouteName>(
  name: Name,
  input: Input<Endpoints[Name]>,
): Promise<{ data: Reply<Endpoints[Name]>; total: number | null }> => {
  const { method, path } = routes[name];
  const { params, query, body, signal } = input as {
    params?: object;
    query?: object;
    body?: unknown;
    signal?: AbortSignal;
  };
  const { data, headers } = await request(method, fillPath(path, params) + searchPart(query), { body, signal });
  const total = headers.get('X-Total-Count');
  return { data: data as Reply<Endpoints[Name]>, total: total === null ? null : Number(total) };
};

/** Puts the parameters into "/api/categories/:id/topics". */
export const fillPath = (path: string, params: object = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));

const searchPart = (query: object | undefined): string => {
  if (!query) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
};
