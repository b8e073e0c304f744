import type { Activity } from '../../../../core/contract/trends.ts';
import { countOf } from './counts.ts';
import { Panel } from './Panel.tsx';
import { useActivity } from './useAnalytics.ts';
import styles from './analytics.module.css';

/** How many people and searches there are, and how people rate what they find. */
export const ActivityPanel = () => (
  <Panel
    title="Activity"
    wide
    hint="This week is today and the six days before it. Days begin at midnight UTC."
    query={useActivity()}
  >
    {(activity) => <Figures {...activity} />}
  </Panel>
);

const Figures = ({
  totalUsers,
  newUsersThisWeek,
  totalSearches,
  searchesThisWeek,
  averageRating,
  ratingCount,
}: Activity) => (
  <dl className={styles.figures}>
    <Figure name="Total users" value={totalUsers.toLocaleString()} />
    <Figure name="New this week" value={newUsersThisWeek.toLocaleString()} />
    <Figure name="Total searches" value={totalSearches.toLocaleString()} />
    <Figure name="Searches this week" value={searchesThisWeek.toLocaleString()} />
    <Figure
      name="Average rating"
      value={averageRating === null ? 'N/A' : decimal.format(averageRating)}
      note={ratingCount === 0 ? 'no ratings yet' : `of 5, from ${countOf(ratingCount, 'rating')}`}
    />
  </dl>
);

const decimal = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {note && <small>{note}</small>}
    </dd>
  </div>
);
