import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { RefusalDialog } from '../../posts/index.ts';
import type { useTextForm } from './useTextForm.ts';

interface TextFormProps {
  form: ReturnType<typeof useTextForm>;
  children: ReactNode;
}

/** The form of `useTextForm`, with what stands between its words and their readers. */
export const TextForm = ({ form, children }: TextFormProps) => {
  const { ref, problem, refusal, onSubmit, back, confirm, onLeave } = form;
  return (
    <>
      <form ref={ref} className={layout.stack4} onSubmit={(event) => void onSubmit(event)} noValidate>
        <FormProblem problem={problem} />
        {children}
      </form>
      {refusal && <RefusalDialog refusal={refusal} onBack={back} onConfirm={confirm} onLeave={onLeave} />}
    </>
  );
};

interface TextDialogProps extends TextFormProps {
  title: string;
  /** What the button does, in a word or two; and while it does so. */
  submit: string;
  submitting: string;
  onClose(): void;
}

/** The same in a dialog, which stays open while it is sent. */
export const TextDialog = ({ title, submit, submitting, onClose, form, children }: TextDialogProps) => (
  <Modal title={title} onClose={() => !form.busy && onClose()}>
    <TextForm form={form}>
      {children}
      <ModalActions>
        <Button kind="quiet" onClick={onClose} disabled={form.busy}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" disabled={form.busy}>
          {form.busy ? submitting : submit}
        </Button>
      </ModalActions>
    </TextForm>
  </Modal>
);
