import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { request } from './request.ts';
import { ApiError } from './errors.ts';

/** Reads the address made of the query key's segments joined by slashes; a 401 throws or gives null (spec 1 §7). */
export const fetchKey =
  ({ on401 }: { on401: 'throw' | 'null' }): QueryFunction =>
  async ({ queryKey, signal }) => {
    try {
      return (await request('GET', queryKey.join('/'), { signal })).data;
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };

/** Query defaults of the specification (1 §9): nothing goes stale, nothing is refetched or retried by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchKey({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        retry: false,
        // "always": the client itself says when there is no network, and screens have an answer for that.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
