import { useId, type ReactNode } from 'react';
import { sentenceOf } from '../../../api/sentences.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { DownloadButton, type Download } from './DownloadButton.tsx';
import styles from './analytics.module.css';

/** What a panel needs to know of its query. */
interface PanelQuery<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): Promise<{ isError: boolean }>;
}

interface PanelProps<T> {
  title: string;
  query: PanelQuery<T>;
  /** Where it can be had as a file. */
  download?: Download;
  /** Under the title. */
  hint?: ReactNode;
  wide?: boolean;
  children(data: T): ReactNode;
}

/** One card of the tab. It loads, fails and is refreshed by itself: what else stands beside it stays. */
export const Panel = <T,>({ title, query, download, hint, wide = false, children }: PanelProps<T>) => {
  const id = useId();
  const { data, error, isFetching } = query;
  const refresh = async () => {
    if (isFetching) return;
    const { isError } = await query.refetch();
    if (!isError) announce(`${title}: up to date`);
  };
  return (
    <Card aria-labelledby={id} aria-busy={isFetching} className={classes(layout.stack4, wide && styles.wide)}>
      <header className={styles.head}>
        <div>
          <h3 id={id}>{title}</h3>
          {hint && <p className={layout.hint}>{hint}</p>}
        </div>
        <Button kind="quiet" className={styles.refresh} aria-disabled={isFetching} onClick={() => void refresh()}>
          <span>
            {isFetching && data !== undefined ? 'Refreshing...' : 'Refresh'}
            <span className="visually-hidden"> {title}</span>
          </span>
        </Button>
      </header>
      {error && !isFetching && (
        <RetryNotice onRetry={() => void refresh()}>{sentenceOf(error, 'This could not be loaded.')}</RetryNotice>
      )}
      {data !== undefined ? children(data) : (!error || isFetching) && <Loading lines={[100, 80, 90]} />}
      {download && data !== undefined && <DownloadButton {...download} />}
    </Card>
  );
};
