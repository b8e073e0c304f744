import { useAccount } from '../../accounts/index.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ActivityPanel } from './ActivityPanel.tsx';
import { RecentFeedback } from './RecentFeedback.tsx';
import { TopQueries, TopTopics } from './TopLists.tsx';
import { RegistrationTrend, SearchTrend } from './TrendPanels.tsx';
import styles from './analytics.module.css';

/** How the place is used and what people say of it (docs/specification.md 2 §2). Who may see one half sees that alone. */
export const Analytics = () => {
  const { user } = useAccount();
  return (
    <div className={layout.stack5}>
      <h2 className={styles.title}>Feedback and Analytics</h2>
      <div className={styles.panels}>
        {user?.abilities.readTrends && (
          <>
            <ActivityPanel />
            <SearchTrend />
            <RegistrationTrend />
            <TopTopics />
            <TopQueries />
          </>
        )}
        {user?.abilities.readFeedback && <RecentFeedback />}
      </div>
    </div>
  );
};
