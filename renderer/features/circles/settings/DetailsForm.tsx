import { useState } from 'react';
import type { Circle } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CircleFields } from '../words/CircleFields.tsx';
import { useRefreshCircles } from '../circles.ts';
import { wordsProblem } from '../words/circleWords.ts';
import { TextForm } from '../textForm/TextForm.tsx';
import { useTextForm } from '../textForm/useTextForm.ts';
import { PublicSwitch } from '../words/PublicSwitch.tsx';

const FAILED = 'The circle was not changed';

const settingsOf = ({ name, description, emoji, isPublic }: Circle) => ({ name, description, emoji, isPublic });

export const DetailsForm = ({ circle }: { circle: Circle }) => {
  const refresh = useRefreshCircles();
  const saved = settingsOf(circle);
  const [typed, setTyped] = useState(saved);
  const form = useTextForm({
    check: () => wordsProblem(FAILED, typed),
    text: `${typed.name}\n${typed.description}`,
    send: async (confirmed) => {
      const { isPublic, ...words } = typed;
      // The owner's alone to change.
      const body = { ...words, ...(isPublic !== circle.isPublic && { isPublic }), confirmed };
      const changed = await call('changeCircle', { params: { id: circle.id }, body });
      setTyped(settingsOf(changed));
      toast('Circle changed');
      await refresh(changed);
    },
    failed: FAILED,
    onLeave: () => setTyped(saved),
  });
  const isChanged = JSON.stringify(typed) !== JSON.stringify(saved);

  return (
    <TextForm form={form}>
      <CircleFields words={typed} fieldError={form.fieldError} onChange={(words) => setTyped({ ...typed, ...words })} />
      {circle.role === 'owner' && (
        <PublicSwitch isPublic={typed.isPublic} onChange={(isPublic) => setTyped({ ...typed, isPublic })} />
      )}
      <Button type="submit" kind="primary" className={layout.start} disabled={form.busy || !isChanged}>
        {form.busy ? 'Saving...' : 'Save changes'}
      </Button>
    </TextForm>
  );
};
