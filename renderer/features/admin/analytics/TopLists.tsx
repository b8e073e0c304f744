import type { Activity } from '../../../../core/contract/trends.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Panel } from './Panel.tsx';
import { useActivity } from './useAnalytics.ts';
import styles from './analytics.module.css';

/** The topics that this week's searches led to. */
export const TopTopics = () => (
  <Panel
    title="Most searched topics"
    hint={<AsOf />}
    download={{ route: 'exportTopics', what: 'most searched topics' }}
    query={useActivity()}
  >
    {({ topTopics }) => (
      <TopList
        entries={topTopics.map(({ id, title, count }) => ({ id, text: title, count }))}
        none="No topic is listed. It takes several different people who searched for the same one this week: a topic of only a few could tell who they are. After a start of the server the first list takes a minute."
      />
    )}
  </Panel>
);

/** What many people typed this week, in their words. */
export const TopQueries = () => (
  <Panel title="Top search queries this week" hint={<AsOf />} query={useActivity()}>
    {({ topSearchQueries }) => (
      <TopList
        entries={topSearchQueries.map(({ query, count }) => ({ id: query, text: query, count }))}
        none="No search is listed. It takes several different people who typed the same words this week: words of only a few could tell who they are. Words of danger, addresses, numbers and links are never listed. After a start of the server the first list takes a minute."
      />
    )}
  </Panel>
);

const AsOf = () => {
  const { data } = useActivity();
  return data ? (
    <>
      This week, as of <time dateTime={data.asOf}>{timeOf(data)}</time>. Only what several different people searched
      for.
    </>
  ) : (
    'This week. Only what several different people searched for.'
  );
};

const timeOf = ({ asOf }: Activity): string => new Date(asOf).toLocaleTimeString(undefined, { timeStyle: 'short' });

interface TopEntry {
  id: string;
  text: string;
  count: number;
}

const TopList = ({ entries, none }: { entries: readonly TopEntry[]; none: string }) => {
  if (entries.length === 0) return <p className={layout.soft}>{none}</p>;
  const max = Math.max(...entries.map(({ count }) => count));
  return (
    <ol className={styles.top}>
      {entries.map(({ id, text, count }) => (
        <li key={id}>
          <bdi>{text}</bdi>
          <span className={styles.count}>{count.toLocaleString()}</span>
          <span className={styles.share} style={{ width: `${(count / max) * 100}%` }} aria-hidden />
        </li>
      ))}
    </ol>
  );
};
