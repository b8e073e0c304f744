import type { LiveKind } from '../../core/contract/live.ts';
import type { Listeners, LiveMessage } from '../live/service.ts';
import type { PostRow, StoredPost } from './store/row.ts';
import { isNamed } from './view.ts';

/** Where others find a post: `own` is where nobody but its author does. */
export const streamOf = ({
  audience,
  circle_id: circleId,
  status,
}: Pick<StoredPost, 'audience' | 'circle_id' | 'status'>): string => {
  if (status !== 'published' || audience === 'me') return 'own';
  // Without its circle it waits for its author: audiences never widen.
  return audience === 'circle' ? (circleId ?? 'own') : audience;
};

const listenersOf = (stream: string): Listeners | null => {
  if (stream === 'own') return null;
  return stream === 'everyone' || stream === 'pastoral' ? { to: stream } : { to: 'circle', circleId: stream };
};

/**
 * What is told of a post to those who find it in its stream, its author among them. An anonymous author is in no message.
 */
export const messagesOf = (kind: LiveKind, row: PostRow, now: number): LiveMessage[] => {
  const { id, stream } = row;
  const author = isNamed(row, now) ? { author: row.author_id } : {};
  const circle = row.audience === 'circle' && row.circle_id !== null ? { circleId: row.circle_id } : {};
  const others = listenersOf(stream);
  const messages: LiveMessage[] = others ? [{ kind, id, ...circle, listeners: others, ...author }] : [];
  // Their other devices show it too, and they need not be on the team.
  if (stream === 'own' || stream === 'pastoral')
    messages.push({ kind, id, ...circle, listeners: { to: 'user', userId: row.author_id } });
  return messages;
};
