import { useQueryClient } from '@tanstack/react-query';
import { Link2, Mail } from 'lucide-react';
import { useRef } from 'react';
import type { Invite } from '../../../../core/contract/invites.ts';
import { inviteLinkUses } from '../../../../core/rules/community.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Problem } from '../parts/Problem.tsx';
import { useAction } from '../useAction.ts';
import { invitesKey, useInvites } from './inviteList.ts';
import { ShowMore } from '../parts/ShowMore.tsx';
import styles from './settings.module.css';

/** The invites that still work, each with a way to end it. */
export const Invites = ({ circleId }: { circleId: string }) => {
  const list = useInvites(circleId);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        Open invites
      </h3>
      {!list.data && !list.error && <Loading lines={[70, 55]} />}
      {!list.data && list.error && (
        <RetryNotice onRetry={() => void list.refetch()}>
          {sentenceOf(list.error, 'The invites could not be loaded.')}
        </RetryNotice>
      )}
      {list.data && list.invites.length === 0 && <p className={layout.soft}>There are none.</p>}
      <ul className={styles.invites}>
        {list.invites.map((invite) => (
          <InviteRow key={invite.id} circleId={circleId} invite={invite} onDone={() => heading.current?.focus()} />
        ))}
      </ul>
      <ShowMore list={list} />
    </div>
  );
};

interface InviteRowProps {
  circleId: string;
  invite: Invite;
  onDone(): void;
}

const InviteRow = ({ circleId, invite: { id, kind, email, expiresAt, uses }, onDone }: InviteRowProps) => {
  const queryClient = useQueryClient();
  const until = new Date(expiresAt).toLocaleDateString(undefined, { dateStyle: 'medium' });
  const name = kind === 'mail' ? (email ?? 'Invite by mail') : `Link until ${until}`;
  const { busy, problem, run } = useAction('The invite still works', async () => {
    try {
      await call('deleteInvite', { params: { id: circleId, inviteId: id } });
    } catch (error) {
      // Used or gone meanwhile: it works no more.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
    toast('The invite no longer works');
    await queryClient.invalidateQueries({ queryKey: invitesKey(circleId) });
    onDone();
  });
  return (
    <li>
      {kind === 'mail' ? <Mail size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
      <div>
        <p>{name}</p>
        <p className={layout.hint}>
          {kind === 'mail' ? `Works until ${until}` : `Used ${uses} of ${inviteLinkUses} times`}
        </p>
      </div>
      <Button kind="quiet" disabled={busy} onClick={run} aria-label={`Revoke: ${name}`}>
        {busy ? 'Revoking...' : 'Revoke'}
      </Button>
      <Problem>{problem}</Problem>
    </li>
  );
};
