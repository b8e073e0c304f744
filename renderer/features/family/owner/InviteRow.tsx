import { Mail } from 'lucide-react';
import type { FamilyInvite } from '../../../../core/contract/family.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { dayLabel } from '../../billing/index.ts';
import { Problem, useAction } from '../../circles/index.ts';
import { useRefreshFamily } from '../family.ts';

interface InviteRowProps {
  invite: FamilyInvite;
  onDone(): void;
}

/** An invitation that was not taken yet. */
export const InviteRow = ({ invite: { id, email, expiresAt }, onDone }: InviteRowProps) => {
  const refresh = useRefreshFamily();
  const { busy, problem, run } = useAction('The invitation still works', async () => {
    try {
      await call('deleteFamilyInvite', { params: { id } });
    } catch (error) {
      // Used or gone meanwhile: it works no more.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
    toast('The invitation no longer works');
    await refresh();
    onDone();
  });
  return (
    <li>
      <Mail size={18} aria-hidden />
      <div>
        <p>{email}</p>
        <p className={layout.hint}>Works until {dayLabel(expiresAt)}</p>
      </div>
      <Button kind="quiet" disabled={busy} onClick={run} aria-label={`Revoke: ${email}`}>
        {busy ? 'Revoking...' : 'Revoke'}
      </Button>
      <Problem>{problem}</Problem>
    </li>
  );
};
