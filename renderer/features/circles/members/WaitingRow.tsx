import type { CircleMember } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useRefreshCircles } from '../circles.ts';
import { Problem } from '../parts/Problem.tsx';
import { useAction } from '../useAction.ts';
import { MemberMark } from './MemberMark.tsx';
import styles from './members.module.css';

interface WaitingRowProps {
  circleId: string;
  member: CircleMember;
  onDone(): void;
}

/** Somebody who asks to join. */
export const WaitingRow = ({ circleId, member: { userId, nickname }, onDone }: WaitingRowProps) => {
  const refresh = useRefreshCircles();
  const params = { id: circleId, userId };
  const letIn = useAction(`${nickname} was not let in`, async () => {
    await call('changeMember', { params, body: { pending: false } });
    toast(`${nickname} is in the circle`);
    await refresh();
    onDone();
  });
  const refuse = useAction('That was not saved', async () => {
    await call('removeMember', { params });
    toast(`${nickname} was not let in`);
    await refresh();
    onDone();
  });
  const busy = letIn.busy || refuse.busy;
  return (
    <li className={styles.row}>
      <MemberMark nickname={nickname} />
      <strong className={styles.name}>{nickname}</strong>
      <div className={layout.row}>
        <Button kind="primary" disabled={busy} onClick={letIn.run} aria-label={`Approve ${nickname}`}>
          {letIn.busy ? 'Approving...' : 'Approve'}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={refuse.run} aria-label={`Decline ${nickname}`}>
          Decline
        </Button>
      </div>
      <Problem>{letIn.problem ?? refuse.problem}</Problem>
    </li>
  );
};
