import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import aboutUrl from '../../../content/generated/about.json?url';
import type { About, AboutContent } from '../../../core/contract/about.ts';
import { readContent } from '../../api/content.ts';
import { NetworkError } from '../../api/errors.ts';
import type { ApiPath } from '../../api/paths.ts';
import { request } from '../../api/request.ts';
import { connectivity } from '../offline/index.ts';
import { keepAbout, readKeptAbout } from './keptAbout.ts';

const path: ApiPath<'about'> = '/api/about';

/** Without a network there is nothing to be said of: another failure is one. */
const isOffline = (error: unknown): boolean =>
  error instanceof NetworkError && (error.reason === 'offline' || !connectivity.read().online);

/** What was loaded last on this device, or what the product came with. */
const readWithoutServer = async (): Promise<AboutContent> => readKeptAbout() ?? readContent<AboutContent>(aboutUrl);

/**
 * What the About page says. `about` is the server's, which alone can be edited; offline, `content` is what was loaded last on this
 * device, or what the product came with.
 */
export const useAbout = () => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: async () => {
      const about = (await request('GET', path)).data as About;
      keepAbout(about);
      return about;
    },
  });
  const offline = !data && isOffline(error);
  const kept = useQuery({ queryKey: [path, 'kept'], queryFn: readWithoutServer, enabled: offline, gcTime: 0 });

  useEffect(() => {
    if (!offline) return undefined;
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [offline, refetch]);

  return {
    about: data ?? null,
    content: data ?? (offline ? (kept.data ?? null) : null),
    failed: (error !== null && !offline && !data) || (offline && kept.error !== null),
    isFetching,
    refetch,
  };
};

/** Shows what was saved just now. */
export const useShowAbout = () => {
  const queryClient = useQueryClient();
  return (about: About): void => {
    keepAbout(about);
    queryClient.setQueryData([path], about);
  };
};
