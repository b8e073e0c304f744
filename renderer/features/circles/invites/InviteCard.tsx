import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CircleEmoji } from '../parts/CircleEmoji.tsx';
import { circlePath, membersLabel, useRefreshCircles } from '../circles.ts';
import { Problem } from '../parts/Problem.tsx';
import { useAction } from '../useAction.ts';
import { sayJoined } from '../useJoin.ts';
import styles from '../circles.module.css';

interface InviteCardProps {
  token: string;
  /** It was used, or is of no use. */
  onDone(): void;
}

/** What an invite leads to, and the button that takes it. */
export const InviteCard = ({ token, onDone }: InviteCardProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => call('previewInvite', { body: { token }, signal }),
    staleTime: 0,
  });
  if (error) return <WrongInvite error={error} onRetry={() => void refetch()} onDone={onDone} />;
  return (
    <Card aria-label="Your invitation" lit className={styles.invite}>
      {data ? (
        <>
          <CircleEmoji emoji={data.emoji} large />
          <div className={styles.what}>
            <p className={layout.soft}>You are invited to</p>
            <h2>{data.name}</h2>
            <p className={layout.soft}>{membersLabel(data.memberCount)}</p>
          </div>
          <Answer token={token} onDone={onDone} />
        </>
      ) : (
        <Loading lines={[30, 60, 25]} />
      )}
    </Card>
  );
};

const Answer = ({ token, onDone }: InviteCardProps) => {
  const navigate = useNavigate();
  const refresh = useRefreshCircles();
  const { busy, problem, run } = useAction('You did not join', async () => {
    const circle = await call('acceptInvite', { body: { token } });
    sayJoined(circle);
    if (!circle.pending) void navigate(circlePath(circle.id));
    onDone();
    await refresh(circle);
  });

  return (
    <div className={styles.answer}>
      <Button kind="primary" disabled={busy} onClick={run}>
        {busy ? 'Joining...' : 'Join'}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={onDone}>
        Not now
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
};

/** Wrong, used up, too old or another person's: the server says no more, and neither do we. */
const WrongInvite = ({ error, onRetry, onDone }: { error: unknown; onRetry(): void; onDone(): void }) =>
  error instanceof ApiError && error.code === 'link_invalid' ? (
    <Notice role="status" title="This invite does not work any more">
      <p>
        It may be too old, used up or meant for another address. Please ask whoever sent it for a new one; that takes
        them a moment.
      </p>
      <Button kind="quiet" onClick={onDone}>
        Close
      </Button>
    </Notice>
  ) : (
    <RetryNotice onRetry={onRetry}>{sentenceOf(error, 'The invite could not be read.')}</RetryNotice>
  );
