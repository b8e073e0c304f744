import type { Circle } from '../../../core/contract/circles.ts';
import { call } from '../../api/client.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useRefreshCircles } from './circles.ts';
import { useAction } from './useAction.ts';

/** Joins a public circle, or asks to. `onJoined` hears of it where nobody has to approve first. */
export const useJoin = (circle: Circle, onJoined?: (joined: Circle) => void) => {
  const refresh = useRefreshCircles();
  return useAction('You did not join', async () => {
    const joined = await call('joinCircle', { params: { id: circle.id } });
    sayJoined(joined);
    if (!joined.pending) onJoined?.(joined);
    await refresh(joined);
  });
};

/** Some joins wait for somebody to approve them. */
export const sayJoined = ({ name, pending }: Circle): void =>
  pending
    ? toast('Your request is on its way', { description: `You will see “${name}” once you are let in.` })
    : toast(`Welcome to “${name}”`);
