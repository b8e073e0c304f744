import { useState } from 'react';
import type { Circle } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { useSubmit } from '../../../ui/forms/useSubmit.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CircleFields } from '../words/CircleFields.tsx';
import { useRefreshCircles } from '../circles.ts';
import { wordsProblem } from '../words/circleWords.ts';
import { useTextCheck } from '../useTextCheck.tsx';
import { PublicSwitch } from '../words/PublicSwitch.tsx';

const FAILED = 'The circle was not changed';

const settingsOf = ({ name, description, emoji, isPublic }: Circle) => ({ name, description, emoji, isPublic });

export const DetailsForm = ({ circle }: { circle: Circle }) => {
  const refresh = useRefreshCircles();
  const saved = settingsOf(circle);
  const [typed, setTyped] = useState(saved);
  const { form, send, dialog } = useTextCheck(() => setTyped(saved));
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: () => wordsProblem(FAILED, typed),
    send: () =>
      send(`${typed.name}\n${typed.description}`, async (confirmed) => {
        const { isPublic, ...words } = typed;
        // The owner's alone to change.
        const body = { ...words, ...(isPublic !== circle.isPublic && { isPublic }), confirmed };
        const changed = await call('changeCircle', { params: { id: circle.id }, body });
        setTyped(settingsOf(changed));
        toast('Circle changed');
        await refresh(changed);
      }),
    failed: (error) => problemOf(FAILED, error),
  });
  const isChanged = JSON.stringify(typed) !== JSON.stringify(saved);

  return (
    <form ref={form} className={layout.stack4} onSubmit={(event) => void onSubmit(event)} noValidate>
      <FormProblem problem={problem} />
      <CircleFields words={typed} fieldError={fieldError} onChange={(words) => setTyped({ ...typed, ...words })} />
      {circle.role === 'owner' && (
        <PublicSwitch isPublic={typed.isPublic} onChange={(isPublic) => setTyped({ ...typed, isPublic })} />
      )}
      <Button type="submit" kind="primary" className={layout.start} disabled={busy || !isChanged}>
        {busy ? 'Saving...' : 'Save changes'}
      </Button>
      {dialog}
    </form>
  );
};
