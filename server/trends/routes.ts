import { trendingTopics, weeklyTopSearches } from '../../core/contract/search.ts';
import {
  activity,
  exportFeedback,
  exportRegistrations,
  exportSearches,
  exportTopics,
  registrationTrend,
  searchTrend,
} from '../../core/contract/trends.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import type { Exports } from './exports.ts';
import type { HomeTrends } from './home.ts';
import type { Trends } from './service.ts';

interface Parts {
  home: HomeTrends;
  trends: Trends;
  exportOf: Exports;
}

export const trendRoutes = (api: Api, { home, trends, exportOf }: Parts, gate: GateSettings): void => {
  api.serve(trendingTopics, () => home.trending());
  api.serve(weeklyTopSearches, () => home.weekly());

  const reader = allowed('readTrends', gate);
  api.serveFor(reader, activity, () => trends.activity());
  api.serveFor(reader, searchTrend, () => trends.searches());
  api.serveFor(reader, registrationTrend, () => trends.registrations());
  api.serveCsv(reader, exportSearches, ({ account }) => exportOf(account.id, 'searches'));
  api.serveCsv(reader, exportRegistrations, ({ account }) => exportOf(account.id, 'registrations'));
  api.serveCsv(reader, exportTopics, ({ account }) => exportOf(account.id, 'topics'));
  api.serveCsv(allowed('readFeedback', gate), exportFeedback, ({ account }) => exportOf(account.id, 'feedback'));
};
