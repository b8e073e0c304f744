import { useState } from 'react';
import { communityLengths } from '../../../core/rules/community.ts';
import { call } from '../../api/client.ts';
import { problemOf } from '../../api/sentences.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ModalActions } from '../../ui/feedback/Modal.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/forms/Field.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { fieldProblem, useSubmit } from '../../ui/forms/useSubmit.ts';
import layout from '../../ui/layout/layout.module.css';

const FAILED = 'Your appeal was not sent';

interface AppealFormProps {
  /** One's own, or by the token of a ban's mail. */
  about: { actionId: string } | { token: string };
  onSent?: () => void;
  /** Shuts the dialog that it stands in. */
  onClose?: () => void;
}

/** The form is gone then, and the focus with it. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Asks for another look at a decision. */
export const AppealForm = ({ about, onSent, onClose }: AppealFormProps) => {
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) =>
      values('text').trim() ? null : fieldProblem(FAILED, 'text', 'Please write why you see it differently.'),
    send: async () => {
      await call('appeal', { body: { ...about, text } });
      setSent(true);
      onSent?.();
    },
    failed: (error) => problemOf(FAILED, error),
  });
  if (sent)
    return (
      <>
        <Notice ref={focus} tabIndex={-1} title="Your appeal was sent">
          Somebody else than who decided will look at it again.
        </Notice>
        {onClose && (
          <ModalActions>
            <Button onClick={onClose}>Close</Button>
          </ModalActions>
        )}
      </>
    );
  const send = (
    <Button type="submit" kind="primary" disabled={busy}>
      {busy ? 'Sending...' : 'Send appeal'}
    </Button>
  );
  return (
    <form className={layout.stackFields} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Appeal">
      <FormProblem problem={problem} />
      <TextField
        label="Why you see it differently"
        name="text"
        value={text}
        limit={communityLengths.appeal}
        error={fieldError('text')}
        onChange={({ target }) => setText(target.value)}
      />
      {onClose ? (
        <ModalActions>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {send}
        </ModalActions>
      ) : (
        <div>{send}</div>
      )}
    </form>
  );
};
