import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { routes } from '../../../core/contract/routes.ts';
import { agoLabel } from '../../../core/rules/time.ts';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useSearchAtHome } from '../home/index.ts';
import styles from './ProfilePage.module.css';

const SHOWN = 10;
const key = [routes.recentSearches.path] as const;

export const RecentSearches = () => {
  const queryClient = useQueryClient();
  const searchAgain = useSearchAtHome();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => call('recentSearches', { query: { limit: SHOWN } }),
    // Searches are made elsewhere: what stood here at the last visit is old.
    staleTime: 0,
  });
  const [asking, setAsking] = useState(false);
  const [openedAt] = useState(() => Date.now());

  const clear = async () => {
    await call('clearRecentSearches', {});
    queryClient.setQueryData(key, []);
    announce('Your recent searches are cleared.');
  };

  if (error && !data)
    return (
      <RetryNotice onRetry={() => void refetch()}>
        {sentenceOf(error, 'Your recent searches could not be loaded.')}
      </RetryNotice>
    );
  if (!data) return <Loading lines={[70, 55, 80]} />;
  if (data.length === 0) return <p className={layout.soft}>No searches yet. Only you can see them here.</p>;
  return (
    <>
      <ul className={styles.rows}>
        {data.map(({ query, searchDate }) => (
          <li key={searchDate + query} className={styles.row}>
            <span>
              <Chip onClick={() => searchAgain(query)} aria-label={`Search again: ${query}`}>
                {query}
              </Chip>
            </span>
            <time dateTime={searchDate}>{agoLabel(Date.parse(searchDate), openedAt)}</time>
          </li>
        ))}
      </ul>
      <Button className={layout.start} onClick={() => setAsking(true)}>
        Clear recent searches
      </Button>
      {asking && (
        <ConfirmModal
          title="Clear your recent searches?"
          confirm="Clear"
          confirming="Clearing..."
          onConfirm={clear}
          failed={(failure) => {
            const sentence = sentenceOf(failure, 'Your searches could not be cleared. Please try again.');
            toast('Not cleared', { description: sentence, tone: 'bad' });
            return sentence;
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            Their words are deleted from our server. What you searched for today still counts, and stays free to repeat.
          </p>
        </ConfirmModal>
      )}
    </>
  );
};
