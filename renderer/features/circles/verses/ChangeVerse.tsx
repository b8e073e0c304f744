import type { CircleVerse } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import layout from '../../../ui/layout/layout.module.css';

interface ChangeVerseProps {
  circleId: string;
  reference: string;
  onChanged(verse: CircleVerse): void;
  onClose(): void;
}

const FAILED = 'The verse was not changed';

/** Takes a reference; its text comes from our own store. */
export const ChangeVerse = ({ circleId, reference, onChanged, onClose }: ChangeVerseProps) => {
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) =>
      values('reference').trim()
        ? null
        : fieldProblem(FAILED, 'reference', 'Please enter a reference, such as John 3:16.'),
    send: async (values) => {
      const body = { reference: values('reference').trim() };
      onChanged(await call('setCircleVerse', { params: { id: circleId }, body }));
      toast('Verse changed');
      onClose();
    },
    failed: (error) => problemOf(FAILED, error),
  });
  return (
    <Modal title="Change Verse" onClose={() => !busy && onClose()}>
      <form className={layout.stack4} onSubmit={(event) => void onSubmit(event)} noValidate>
        <FormProblem problem={problem} />
        <Field
          label="Reference"
          name="reference"
          autoComplete="off"
          maxLength={80}
          defaultValue={reference}
          hint="Such as John 3:16, Psalm 23 or Romans 8:31-39; up to a chapter."
          error={fieldError('reference')}
        />
        <p className={layout.hint}>Everybody starts with it unread.</p>
        <ModalActions>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Changing...' : 'Change Verse'}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
};
