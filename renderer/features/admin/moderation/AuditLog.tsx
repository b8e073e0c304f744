import { sentenceOf } from '../../../api/sentences.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ShowMore } from './ShowMore.tsx';
import { useAudit } from './useModeration.ts';
import styles from './Moderation.module.css';

/** What staff did, newest first. The database lets nobody change it. */
export const AuditLog = () => {
  const query = useAudit();
  const entries = query.data?.pages.flat() ?? [];
  if (query.isPending) return <Loading lines={[100, 100, 100]} />;
  return (
    <div className={layout.stack4}>
      {query.error && (
        <RetryNotice onRetry={() => void query.refetch()}>
          {sentenceOf(query.error, 'The log could not be loaded.')}
        </RetryNotice>
      )}
      {!query.error && entries.length === 0 && <p className={layout.soft}>Nothing has been done yet.</p>}
      {entries.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Audit log">
          <table className={styles.log}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">Why</th>
                <th scope="col">By</th>
                <th scope="col">About</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td>
                    <time dateTime={entry.at}>
                      {new Date(entry.at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
                    </time>
                  </td>
                  <td>{entry.action.replaceAll('_', ' ')}</td>
                  <td>{entry.reason}</td>
                  <td>
                    <code>{entry.actorId?.slice(0, 8) ?? 'system'}</code>
                  </td>
                  <td>
                    <code>{entry.subjectId.slice(0, 8)}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ShowMore query={query} />
    </div>
  );
};
