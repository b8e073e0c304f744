import { useId, useRef, useState } from 'react';
import type { Circle } from '../../../../core/contract/circles.ts';
import { postClientId } from '../../../../core/journal/types.ts';
import { communityLengths, preview } from '../../../../core/rules/community.ts';
import { call } from '../../../api/client.ts';
import { uuid } from '../../../platform/device.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/forms/Field.tsx';
import { fieldProblem } from '../../../ui/forms/useSubmit.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useAccount } from '../../accounts/index.ts';
import { usePostCache } from '../../posts/index.ts';
import { useMembers } from '../members/members.ts';
import { TextDialog } from '../textForm/TextForm.tsx';
import { useTextForm } from '../textForm/useTextForm.ts';
import styles from '../circlePage.module.css';

interface ShoutOutProps {
  circle: Circle;
  text: string;
  onText(text: string): void;
  onClose(): void;
}

/** A short word of thanks, to one member or to all: a post of the circle. */
export const ShoutOut = ({ circle, text, onText, onClose }: ShoutOutProps) => {
  const id = useId();
  const { user } = useAccount();
  const posts = usePostCache();
  const { members, hasNextPage, fetchNextPage, isFetchingNextPage } = useMembers(circle.id);
  const [to, setTo] = useState('');
  // The same words to the same person keep their id: a second try after a lost reply must not be a second shout-out.
  const latest = useRef({ words: '', clientId: '' });
  const clientIdOf = (words: string): string => {
    if (latest.current.words !== words) latest.current = { words, clientId: postClientId(Date.now(), uuid()) };
    return latest.current.clientId;
  };
  const leave = () => {
    onText('');
    onClose();
  };
  const form = useTextForm({
    check: () => (text.trim() ? null : fieldProblem('Nothing to share', 'text', 'Nothing to share')),
    text,
    send: async (confirmed) => {
      const shoutOut = { text: text.trim(), userId: to || null };
      const body = { ...shoutOut, confirmed, clientId: clientIdOf(JSON.stringify(shoutOut)) };
      const post = await call('addShoutOut', { params: { id: circle.id }, body });
      posts.addTo(`circle:${circle.id}`, post);
      toast(post.status === 'held' ? 'Waiting for a moderator' : 'Shout-out shared', {
        description: preview(post.content),
      });
      leave();
    },
    failed: 'The shout-out was not sent',
    onLeave: leave,
  });

  return (
    <TextDialog title="Shout-out" submit="Send" submitting="Sending..." form={form} onClose={onClose}>
      <div className={styles.select}>
        <label htmlFor={id}>To</label>
        <select
          id={id}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          onFocus={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
        >
          <option value="">Everybody</option>
          {members
            .filter(({ userId }) => userId !== user?.id)
            .map(({ userId, nickname }) => (
              <option key={userId} value={userId}>
                {nickname}
              </option>
            ))}
        </select>
      </div>
      <TextField
        label="What would you like to say?"
        name="text"
        rows={3}
        limit={communityLengths.shoutOut}
        value={text}
        error={form.fieldError('text')}
        onChange={(event) => onText(event.target.value)}
      />
      <p className={layout.hint}>Everybody in the circle reads it.</p>
    </TextDialog>
  );
};
