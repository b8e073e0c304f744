import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Circle } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import { refreshCirclesWithout } from '../circles.ts';

const FAILED = 'You are still in the circle';

/** Leaving a circle; its owner hands it over first. */
export const Leaving = ({ circle: { id, name, role, isPublic } }: { circle: Circle }) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);

  if (role === 'owner')
    return (
      <>
        <p>You own this circle. Before you can leave, hand it over to another member.</p>
        <Link to="?tab=members" className={classes(buttonClass(), layout.start)}>
          Choose who takes over
        </Link>
      </>
    );
  const leave = async () => {
    await call('leaveCircle', { params: { id } });
    toast(`You left “${name}”`);
    void navigate('/communities');
    await refreshCirclesWithout(queryClient, id);
  };
  return (
    <>
      <p>Once you leave, you no longer see what is written here.</p>
      <Button className={layout.start} onClick={() => setAsking(true)}>
        Leave circle
      </Button>
      {asking && (
        <ConfirmModal
          title={`Leave “${name}”?`}
          confirm="Leave circle"
          confirming="Leaving..."
          onConfirm={leave}
          failed={(error) => {
            const sentence = sentenceOf(error);
            toast(FAILED, { description: sentence, tone: 'bad' });
            return `${FAILED}. ${sentence}`;
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            What you wrote stays, and you can still delete it among your own posts.{' '}
            {isPublic ? 'You can join again at any time.' : 'To come back you need a new invite.'}
          </p>
        </ConfirmModal>
      )}
    </>
  );
};
