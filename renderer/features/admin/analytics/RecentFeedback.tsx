import type { Feedback } from '../../../../core/contract/feedback.ts';
import { agoLabel } from '../../../../core/rules/time.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Folded } from '../../../ui/text/Folded.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { feedbackTypeName } from '../../feedback/index.ts';
import { ShowMore } from '../moderation/ShowMore.tsx';
import { Panel } from './Panel.tsx';
import { useRecentFeedback } from './useAnalytics.ts';
import styles from './analytics.module.css';

/** What people said about what they found, newest first (docs/decisions.md 35). It never says who they are. */
export const RecentFeedback = () => {
  const query = useRecentFeedback();
  return (
    <Panel
      title="Recent feedback"
      wide
      hint="Newest first. It never says who sent it."
      download={{ route: 'exportFeedback', what: 'feedback' }}
      query={query}
    >
      {({ pages }) => (
        <>
          {pages[0]?.length === 0 && <p className={layout.soft}>Nobody has sent feedback yet.</p>}
          <ul>
            {pages.flat().map((feedback) => (
              <FeedbackRow key={feedback.id} feedback={feedback} now={query.dataUpdatedAt} />
            ))}
          </ul>
          <ShowMore query={query} />
        </>
      )}
    </Panel>
  );
};

/** Of a comment, what is longer is folded. */
const LONG = { characters: 320, lines: 8 };

const FeedbackRow = ({ feedback, now }: { feedback: Feedback; now: number }) => {
  const { searchQuery, feedbackType, rating, comments, createdAt } = feedback;
  return (
    <li className={styles.feedback}>
      <div className={layout.ends}>
        <div className={styles.kind}>
          <Tag>{feedbackTypeName(feedbackType)}</Tag>
          {rating !== null && <Rating rating={rating} />}
        </div>
        <time dateTime={createdAt} className={layout.hint}>
          {agoLabel(Date.parse(createdAt), now)}
        </time>
      </div>
      <p className={styles.searched}>
        {searchQuery === null ? (
          'What was searched for is not kept.'
        ) : (
          <>
            Searched for <q dir="auto">{searchQuery}</q>
          </>
        )}
      </p>
      {comments !== null && (
        <Folded text={comments} long={LONG} words={['Show all', 'Show less']} className={styles.comments} />
      )}
    </li>
  );
};

const Rating = ({ rating }: { rating: number }) => (
  <span className={styles.rating}>
    <span className="visually-hidden">{`${rating} of 5 stars`}</span>
    <span aria-hidden>
      {'★'.repeat(rating)}
      <span className={styles.unlit}>{'★'.repeat(5 - rating)}</span>
    </span>
  </span>
);
