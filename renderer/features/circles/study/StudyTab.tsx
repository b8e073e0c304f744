import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Circle, CircleStudy } from '../../../../core/contract/circles.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Label } from '../../../ui/text/Label.tsx';
import { circleKey, isCircleAdmin } from '../circles.ts';
import { CountToggle } from '../parts/CountToggle.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useToggle } from '../useToggle.ts';
import { NewTopic } from './NewTopic.tsx';
import page from '../circlePage.module.css';
import styles from './study.module.css';

/** What the circle studies, and how many did so today: by each one's own clock, and without names. */
export const StudyTab = ({ circle }: { circle: Circle }) => {
  const { id } = circle;
  const queryClient = useQueryClient();
  // The day on which the tab was opened: at midnight nothing changes under the reader's eyes.
  const [day] = useState(() => localDay(new Date()));
  const [writing, setWriting] = useState(false);
  const queryKey = circleKey(id, 'study', day);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('circleStudy', { params: { id }, query: { day }, signal }),
    staleTime: 0,
  });
  const mayChange = isCircleAdmin(circle);

  return (
    <div className={page.parts}>
      <header className={layout.ends}>
        <h2>Study</h2>
        {mayChange && <Button onClick={() => setWriting(true)}>New Topic</Button>}
      </header>
      {!data && !error && (
        <Card>
          <Loading lines={[25, 90, 100]} />
        </Card>
      )}
      {!data && error && (
        <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, 'The study could not be loaded.')}</RetryNotice>
      )}
      {data && <Study id={id} day={day} study={data} mayChange={mayChange} />}
      {writing && (
        <NewTopic
          circleId={id}
          day={day}
          onChanged={(study) => queryClient.setQueryData(queryKey, study)}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
};

interface StudyProps {
  id: string;
  day: string;
  study: CircleStudy;
  mayChange: boolean;
}

const Study = ({ id, day, study, mayChange }: StudyProps) => {
  const { toggle, problem } = useToggle<CircleStudy>(circleKey(id, 'study', day));
  const mark = (studied: boolean) =>
    toggle({
      apply: (data) => withStudied(data, studied),
      undo: (data) => withStudied(data, !studied),
      send: async () => {
        const answer = await call(studied ? 'markStudied' : 'unmarkStudied', { params: { id, day } });
        return () => answer;
      },
      failed: studied ? 'Not marked as studied' : 'Still marked as studied',
    });

  if (study.topic === null)
    return (
      <EmptyState picture="lamp" title="No topic yet">
        <p>
          {mayChange
            ? 'Choose what all of you study, with “New Topic”: a book, a theme, a question.'
            : 'Those who look after this circle will choose what to study together.'}
        </p>
      </EmptyState>
    );
  const progress = `${study.studiedToday} of ${study.members} ${study.members === 1 ? 'member' : 'members'}`;
  return (
    <Card className={layout.stack4}>
      <div>
        <Label>Our topic</Label>
        <p dir="auto" className={styles.topic}>
          {study.topic}
        </p>
      </div>
      <div className={styles.progress}>
        <p>
          <strong>{progress}</strong> studied today
        </p>
        <progress aria-label="Studied today" value={study.studiedToday} max={Math.max(1, study.members)}>
          {progress}
        </progress>
      </div>
      <div className={layout.row}>
        <CountToggle Icon={Check} label="Studied today" on={study.studied} onChange={mark} />
        <Problem>{problem}</Problem>
      </div>
    </Card>
  );
};

const withStudied = (study: CircleStudy, studied: boolean): CircleStudy =>
  study.studied === studied
    ? study
    : { ...study, studied, studiedToday: Math.max(0, study.studiedToday + (studied ? 1 : -1)) };
