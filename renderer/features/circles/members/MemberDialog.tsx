import type { Circle, CircleMember } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { BlockDialog, ReportDialog } from '../../moderation/index.ts';
import { useRefreshCircles } from '../circles.ts';

/** What is asked about first. */
type MemberAction = 'admin' | 'member' | 'owner' | 'remove';

/** These too; their dialogs are those of SoulFeed. */
export type AskedOf = MemberAction | 'report' | 'mute' | 'block';

interface MemberDialogProps<Action> {
  circle: Circle;
  member: CircleMember;
  action: Action;
  onDone(): void;
  onClose(): void;
}

export const MemberDialog = ({ action, ...rest }: MemberDialogProps<AskedOf>) => {
  const { member, onDone, onClose } = rest;
  const refresh = useRefreshCircles();
  switch (action) {
    case 'report':
      return <ReportDialog subject="user" subjectId={member.userId} onReported={() => undefined} onClose={onClose} />;
    case 'mute':
    case 'block':
      return (
        <BlockDialog
          kind={action}
          person={{ id: member.userId, nickname: member.nickname }}
          onBlocked={() => {
            void refresh();
            onDone();
          }}
          onClose={onClose}
        />
      );
    case 'admin':
    case 'member':
    case 'owner':
    case 'remove':
      return <ChangeDialog action={action} {...rest} />;
  }
};

const ChangeDialog = ({ circle, member, action, onDone, onClose }: MemberDialogProps<MemberAction>) => {
  const refresh = useRefreshCircles();
  const { nickname, userId } = member;
  const { text, done, failed, kind, ...words } = wordsOf(nickname, circle.name, action);
  const params = { id: circle.id, userId };

  const confirm = async () => {
    if (action === 'remove') await removed(params);
    else await call('changeMember', { params, body: { role: action } });
    toast(done);
    await refresh();
    onDone();
  };
  return (
    <ConfirmModal
      {...words}
      kind={kind}
      onConfirm={confirm}
      failed={(error) => {
        const sentence = sentenceOf(error);
        toast(failed, { description: sentence, tone: 'bad' });
        return `${failed}. ${sentence}`;
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmModal>
  );
};

const removed = async (params: { id: string; userId: string }): Promise<void> => {
  try {
    await call('removeMember', { params });
  } catch (error) {
    // They left meanwhile: that is what was asked for.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
};

const wordsOf = (nickname: string, circle: string, action: MemberAction) => {
  switch (action) {
    case 'admin':
      return {
        title: `Make ${nickname} an admin?`,
        text: 'Admins invite and approve people, remove members, and choose the verse and the study topic.',
        confirm: 'Make admin',
        confirming: 'Saving...',
        done: `${nickname} is an admin now`,
        failed: 'The role was not changed',
        kind: 'primary',
      } as const;
    case 'member':
      return {
        title: `Take the admin role from ${nickname}?`,
        text: 'They stay in the circle as a member.',
        confirm: 'Take the role',
        confirming: 'Saving...',
        done: `${nickname} is a member now`,
        failed: 'The role was not changed',
        kind: 'primary',
      } as const;
    case 'owner':
      return {
        title: `Hand “${circle}” over to ${nickname}?`,
        text: `${nickname} then owns the circle and alone can delete it or hand it on. You stay as an admin. Only ${nickname} can give it back.`,
        confirm: 'Hand over',
        confirming: 'Handing over...',
        done: `${nickname} owns the circle now`,
        failed: 'The circle was not handed over',
        kind: 'danger',
      } as const;
    case 'remove':
      return {
        title: `Remove ${nickname}?`,
        text: `They no longer see “${circle}”, and can’t come back by a link or by joining. They are not told who removed them.`,
        confirm: 'Remove',
        confirming: 'Removing...',
        done: `${nickname} was removed`,
        failed: `${nickname} was not removed`,
        kind: 'danger',
      } as const;
  }
};
