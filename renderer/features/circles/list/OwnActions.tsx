import { RotateCcw, Trash2 } from 'lucide-react';
import type { Circle } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useRefreshCircles } from '../circles.ts';
import { Problem } from '../parts/Problem.tsx';
import { useAction } from '../useAction.ts';
import styles from '../circles.module.css';

interface OwnActionsProps {
  circle: Circle;
  mayDelete: boolean;
  onDelete(): void;
  /** A button has done its work and is gone, and the focus with it. */
  onDone(): void;
}

/** What can be done on the card of one's own circle. */
export const OwnActions = ({ circle, mayDelete, onDelete, onDone }: OwnActionsProps) => {
  if (circle.canRestore) return <Restore circle={circle} onDone={onDone} />;
  if (!circle.isActive) return null;
  if (circle.pending) return <TakeBack circle={circle} onDone={onDone} />;
  if (!mayDelete) return null;
  return (
    <Button kind="quiet" className={styles.icon} onClick={onDelete} aria-label={`Delete ${circle.name}`}>
      <Trash2 size={18} aria-hidden />
    </Button>
  );
};

interface ActionProps {
  circle: Circle;
  onDone(): void;
}

const Restore = ({ circle: { id, name }, onDone }: ActionProps) => {
  const refresh = useRefreshCircles();
  const { busy, problem, run } = useAction('The circle was not restored', async () => {
    await refresh(await call('restoreCircle', { params: { id } }));
    toast(`“${name}” is back`);
    onDone();
  });
  return (
    <>
      <Button disabled={busy} onClick={run} aria-label={`Restore ${name}`}>
        <RotateCcw size={18} aria-hidden />
        {busy ? 'Restoring...' : 'Restore'}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
};

const TakeBack = ({ circle: { id, name }, onDone }: ActionProps) => {
  const refresh = useRefreshCircles();
  const { busy, problem, run } = useAction('Your request was not taken back', async () => {
    await call('leaveCircle', { params: { id } });
    await refresh();
    toast('Your request was taken back');
    onDone();
  });
  return (
    <>
      <Button disabled={busy} onClick={run} aria-label={`Take back the request to join ${name}`}>
        Take back
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
};
