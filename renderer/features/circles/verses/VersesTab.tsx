import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { Circle, CircleVerse } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Tools } from '../../../ui/layout/Tools.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Verse } from '../../../ui/text/Verse.tsx';
import { ReadInContext } from '../../scripture/index.ts';
import { circleKey, isCircleAdmin } from '../circles.ts';
import { CountToggle } from '../parts/CountToggle.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useToggle } from '../useToggle.ts';
import { ChangeVerse } from './ChangeVerse.tsx';
import page from '../circlePage.module.css';

const verseKey = (id: string) => circleKey(id, 'verse');

/** The passage that the circle reads. */
export const VersesTab = ({ circle }: { circle: Circle }) => {
  const { id } = circle;
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: verseKey(id),
    queryFn: ({ signal }) => call('circleVerse', { params: { id }, signal }),
    staleTime: 0,
  });
  const mayChange = isCircleAdmin(circle);
  const change = () => setChanging(true);

  return (
    <div className={page.parts}>
      <header className={layout.ends}>
        <h2>Verses</h2>
        {mayChange && <Button onClick={change}>Change Verse</Button>}
      </header>
      {!data && !error && (
        <Card>
          <Loading lines={[95, 100, 60, 25]} />
        </Card>
      )}
      {!data && error && (
        <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, 'The verse could not be loaded.')}</RetryNotice>
      )}
      {data && (data.reference === null ? <NoVerse mayChange={mayChange} /> : <ShownVerse id={id} verse={data} />)}
      {changing && (
        <ChangeVerse
          circleId={id}
          reference={data?.reference ?? ''}
          onChanged={(verse) => queryClient.setQueryData(verseKey(id), verse)}
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  );
};

const NoVerse = ({ mayChange }: { mayChange: boolean }) => (
  <EmptyState picture="journal" title="No verse yet">
    <p>
      {mayChange
        ? 'Choose a passage that all of you read this week, with “Change Verse”.'
        : 'Those who look after this circle will choose one to read together.'}
    </p>
  </EmptyState>
);

const ShownVerse = ({ id, verse }: { id: string; verse: CircleVerse }) => {
  const { toggle, problem } = useToggle<CircleVerse>(verseKey(id));
  const mark = (read: boolean) =>
    toggle({
      apply: (data) => ({ ...data, read }),
      undo: (data) => ({ ...data, read: !read }),
      send: async () => {
        const answer = await call(read ? 'markVerseRead' : 'unmarkVerseRead', { params: { id } });
        return () => answer;
      },
      failed: read ? 'Not marked as read' : 'Still marked as read',
    });
  const reference = verse.reference ?? '';
  return (
    <Card lit className={layout.stack4}>
      <Verse text={verse.text ?? ''} reference={reference} translation={verse.translation ?? ''} />
      <div className={layout.row}>
        <CountToggle Icon={CheckCheck} label={verse.read ? 'Read' : 'Mark as read'} on={verse.read} onChange={mark} />
        <Problem>{problem}</Problem>
      </div>
      <Tools>
        <ReadInContext reference={reference} />
      </Tools>
    </Card>
  );
};
