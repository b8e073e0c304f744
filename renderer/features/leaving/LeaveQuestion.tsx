import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { watchLeaving } from './watchLeaving.ts';

/** Asks before what was typed is left unsaved. It stands outside the form, since it has one of its own. */
export const LeaveQuestion = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const [go, setGo] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  const { key } = useLocation();

  useEffect(
    () =>
      isUnsaved
        ? watchLeaving(
            (next) => setGo(() => next),
            (path) => void navigate(path),
          )
        : undefined,
    // Another entry of the history is another place to come back to.
    [isUnsaved, navigate, key],
  );

  if (!go) return null;
  return (
    <ConfirmModal
      title="Leave without saving?"
      confirm="Leave"
      confirming="Leaving..."
      onConfirm={async () => {
        go();
        return null;
      }}
      onClose={() => setGo(null)}
    >
      <p>What you changed here is not saved, and would be lost.</p>
    </ConfirmModal>
  );
};
