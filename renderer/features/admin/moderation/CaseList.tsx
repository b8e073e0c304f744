import { useRef } from 'react';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CaseRow } from './CaseRow.tsx';
import { ShowMore } from './ShowMore.tsx';
import { useCases, useRefreshDesk } from './useModeration.ts';

/** The cases that wait, most urgent first, or those decided. */
export const CaseList = ({ state }: { state: 'open' | 'closed' }) => {
  const list = useRef<HTMLDivElement>(null);
  const refresh = useRefreshDesk();
  const query = useCases(state);
  const cases = query.data?.pages.flat() ?? [];

  const onDecided = async () => {
    await refresh();
    // The case has left the list, and its button with it.
    list.current?.focus();
  };

  if (query.isPending) return <Loading lines={[40, 100, 80, 40, 100]} />;
  return (
    <div
      ref={list}
      role="group"
      aria-label={state === 'open' ? 'Cases that wait' : 'Decided cases'}
      tabIndex={-1}
      className={layout.stack4}
    >
      {query.error && (
        <RetryNotice onRetry={() => void query.refetch()}>
          {sentenceOf(query.error, 'The cases could not be loaded.')}
        </RetryNotice>
      )}
      {!query.error && cases.length === 0 && (
        <p className={layout.soft}>
          {state === 'open'
            ? 'Nothing waits. Thank you for looking after this place.'
            : 'Nothing has been decided yet.'}
        </p>
      )}
      <ul>
        {cases.map((each) => (
          <CaseRow key={each.id} case={each} onChanged={() => void onDecided()} />
        ))}
      </ul>
      <ShowMore query={query} />
      {state === 'open' && cases.length > 0 && (
        <Button kind="quiet" className={layout.start} onClick={() => void refresh()}>
          Refresh
        </Button>
      )}
    </div>
  );
};
