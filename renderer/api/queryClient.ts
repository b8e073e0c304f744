import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { request } from './request.ts';
import { ApiError } from './errors.ts';

/** Reads the address that the key's parts make; a 401 throws or gives null (docs/specification.md 1 §7). */
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

/** The specified defaults (docs/specification.md 1 §9): nothing goes stale, is fetched again or retried by itself. */
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
