import { useQuery } from '@tanstack/react-query';
import home from '../../../content/generated/home.json';
import type { Reply } from '../../../core/contract/endpoint.ts';
import type { Endpoints } from '../../../core/contract/endpoints.ts';
import type { ApiPath } from '../../api/paths.ts';

const trendingPath: ApiPath<'trendingTopics'> = '/api/trending-topics';
const weeklyPath: ApiPath<'weeklyTopSearches'> = '/api/weekly-top-searches';

export interface Trend {
  words: string[];
  source: 'bundled' | 'server';
}

const trend = (fromServer: string[] | undefined, bundled: string[], limit: number): Trend =>
  fromServer?.length
    ? { words: fromServer.slice(0, limit), source: 'server' }
    : { words: bundled.slice(0, limit), source: 'bundled' };

/**
 * The week's five most made searches; the bundled ones stand until the server has answered
 * (docs/specification.md 1 §2).
 */
export const useWeekly = (): Trend => {
  const { data } = useQuery<Reply<Endpoints['weeklyTopSearches']>>({ queryKey: [weeklyPath] });
  return trend(
    data?.map((each) => each.query),
    home.weekly,
    5,
  );
};

export const useTrending = (): Trend => {
  const { data } = useQuery<Reply<Endpoints['trendingTopics']>>({ queryKey: [trendingPath] });
  return trend(
    data?.map((each) => each.title),
    home.trending.map((each) => each.title),
    8,
  );
};
