import { DayChart } from '../../../ui/charts/DayChart.tsx';
import { dayLabel, type DayOfChart } from '../../../ui/charts/days.ts';
import { countOf } from './counts.ts';
import { Panel } from './Panel.tsx';
import { useRegistrationTrend, useSearchTrend } from './useAnalytics.ts';

const LAST_DAYS = 'The last 30 days by UTC day, today so far.';

/** Searches of 30 days, and how many people made them. */
export const SearchTrend = () => (
  <Panel
    title="Search trends"
    hint={LAST_DAYS}
    download={{ route: 'exportSearches', what: 'search trends' }}
    query={useSearchTrend()}
  >
    {(days) => <DayChart days={days} names={{ count: 'Searches', part: 'People' }} summary={searchesIn(days)} />}
  </Panel>
);

/** Registrations of 30 days, and how many of those accounts have premium now. */
export const RegistrationTrend = () => (
  <Panel
    title="Registration trends"
    hint={LAST_DAYS}
    download={{ route: 'exportRegistrations', what: 'registration trends' }}
    query={useRegistrationTrend()}
  >
    {(days) => (
      <DayChart
        days={days}
        names={{ count: 'Registrations', part: 'With premium now' }}
        summary={registrationsIn(days)}
      />
    )}
  </Panel>
);

/** People are counted day by day: who comes on two days is counted on both, so that there is no sum of them. */
const searchesIn = (days: readonly DayOfChart[]): string => {
  const searches = sumOf(days, 'count');
  const { date, count, part } = busiest(days);
  return searches === 0
    ? 'No searches in these days.'
    : `${countOf(searches, 'search', 'searches')}. Most on ${dayLabel(date)}: ${count.toLocaleString()}, by ${countOf(part, 'person', 'people')}.`;
};

const registrationsIn = (days: readonly DayOfChart[]): string => {
  const registrations = sumOf(days, 'count');
  const { date, count } = busiest(days);
  return registrations === 0
    ? 'No registrations in these days.'
    : `${countOf(registrations, 'registration')}, ${sumOf(days, 'part').toLocaleString()} of them with premium now. Most on ${dayLabel(date)}: ${count.toLocaleString()}.`;
};

const sumOf = (days: readonly DayOfChart[], key: 'count' | 'part'): number =>
  days.reduce((sum, day) => sum + day[key], 0);

/** The latest of the days with the most. */
const busiest = (days: readonly DayOfChart[]): DayOfChart =>
  days.reduce((first, day) => (day.count >= first.count ? day : first), { date: '', count: 0, part: 0 });
