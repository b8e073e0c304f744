import { useState } from 'react';
import { communityLengths } from '../../../core/rules/community.ts';
import { call } from '../../api/client.ts';
import { problemOf } from '../../api/sentences.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/forms/Field.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { fieldProblem, useSubmit } from '../../ui/forms/useSubmit.ts';
import layout from '../../ui/layout/layout.module.css';

const FAILED = 'Your appeal was not sent';

/** Asks for another look at a decision: one's own, or by the token of a ban's mail. */
export const AppealForm = ({ about }: { about: { actionId: string } | { token: string } }) => {
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) =>
      values('text').trim() ? null : fieldProblem(FAILED, 'text', 'Please write why you see it differently.'),
    send: async () => {
      await call('appeal', { body: { ...about, text } });
      setSent(true);
    },
    failed: (error) => problemOf(FAILED, error),
  });
  if (sent)
    return (
      <Notice role="status" title="Your appeal was sent">
        Somebody else than who decided will look at it again.
      </Notice>
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
      <Button type="submit" kind="primary" className={layout.start} disabled={busy}>
        {busy ? 'Sending...' : 'Send appeal'}
      </Button>
    </form>
  );
};
