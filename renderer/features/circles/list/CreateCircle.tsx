import { useNavigate } from 'react-router-dom';
import type { Circle } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { fieldProblem } from '../../../ui/forms/useSubmit.ts';
import { useAccount } from '../../accounts/index.ts';
import { MayNotShare } from '../../posts/index.ts';
import { CircleFields } from '../words/CircleFields.tsx';
import { circlePath, useRefreshCircles } from '../circles.ts';
import { wordsProblem } from '../words/circleWords.ts';
import { splitEmails, wrongEmail } from '../invites/emails.ts';
import { TextDialog } from '../textForm/TextForm.tsx';
import { useTextForm } from '../textForm/useTextForm.ts';
import { PublicSwitch } from '../words/PublicSwitch.tsx';
import { emptyDraft, type Draft } from './emptyDraft.ts';

interface CreateCircleProps {
  draft: Draft;
  onDraft(draft: Draft): void;
  /** In the place of going there. */
  onMade?: (circle: Circle) => void;
  onClose(): void;
}

const FAILED = 'Failed to create circle';

const TITLE = 'Create Spiritual Circle';

/** Makes a circle; whoever makes it owns it (docs/specification.md 2 §2). */
export const CreateCircle = (props: CreateCircleProps) => {
  const { user } = useAccount();
  if (user && !user.abilities.post)
    return (
      <Modal title={TITLE} onClose={props.onClose}>
        <MayNotShare user={user} />
        <ModalActions>
          <Button onClick={props.onClose}>Close</Button>
        </ModalActions>
      </Modal>
    );
  return <CreateForm {...props} />;
};

const CreateForm = ({ draft, onDraft, onMade, onClose }: CreateCircleProps) => {
  const navigate = useNavigate();
  const refresh = useRefreshCircles();
  const leave = () => {
    onDraft(emptyDraft);
    onClose();
  };
  const emails = draft.isPublic ? [] : splitEmails(draft.emails);
  const form = useTextForm({
    check: () => {
      const wrong = wrongEmail(emails);
      return wordsProblem(
        FAILED,
        draft,
        wrong === undefined ? null : fieldProblem(FAILED, 'inviteEmails', `“${wrong}” is not an email address.`),
      );
    },
    text: `${draft.name}\n${draft.description}`,
    send: async (confirmed) => {
      const { name, description, emoji, isPublic } = draft;
      const inviteEmails = emails.length ? emails : undefined;
      const made = await call('createCircle', {
        body: { name, description, emoji: emoji.trim(), isPublic, inviteEmails, confirmed },
      });
      toast('Circle created successfully!');
      leave();
      if (onMade) onMade(made);
      else void navigate(circlePath(made.id));
      await refresh(made);
    },
    failed: FAILED,
    onLeave: leave,
  });
  const { fieldError } = form;

  return (
    <TextDialog title={TITLE} submit="Create Circle" submitting="Creating..." form={form} onClose={onClose}>
      <CircleFields words={draft} fieldError={fieldError} onChange={(words) => onDraft({ ...draft, ...words })} />
      <PublicSwitch isPublic={draft.isPublic} onChange={(isPublic) => onDraft({ ...draft, isPublic })} />
      {!draft.isPublic && (
        <Field
          label="Invite by email"
          name="inviteEmails"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="With commas between addresses. You can invite people later too."
          value={draft.emails}
          error={fieldError('inviteEmails')}
          onChange={(event) => onDraft({ ...draft, emails: event.target.value })}
        />
      )}
    </TextDialog>
  );
};
