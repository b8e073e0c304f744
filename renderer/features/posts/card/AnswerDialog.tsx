import { useState } from 'react';
import type { Concern, Post } from '../../../../core/contract/posts.ts';
import { communityLengths } from '../../../../core/rules/community.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/forms/Field.tsx';
import { CareDialog } from '../compose/CareDialog.tsx';
import { checkText, readRefusal, type Refusal } from '../compose/textCheck.ts';
import { concernsInWords } from '../labels.ts';
import { usePostCache } from '../list/postCache.ts';

/** Marks a prayer as answered, with the story if its author wants to tell it: it is a testimony from then on. */
export const AnswerDialog = ({ post, onClose }: { post: Post; onClose(): void }) => {
  const cache = usePostCache();
  const [story, setStory] = useState('');
  const [asked, setAsked] = useState<readonly Concern[]>([]);
  const [danger, setDanger] = useState<Extract<Refusal, { kind: 'crisis' }> | null>(null);

  const ask = (refusal: Refusal): string => {
    if (refusal.kind === 'crisis') setDanger(refusal);
    else setAsked(refusal.concerns);
    return '';
  };

  const send = async (confirmed: boolean): Promise<string | null> => {
    const text = story.trim();
    if (!confirmed && text) {
      const found = await checkText(text, post.audience);
      if (found) return ask(found);
    }
    try {
      const body = { answered: true, answerStory: text || null, confirmed };
      cache.put(await call('answerPost', { params: { postId: post.id }, body }));
    } catch (error) {
      const refusal = readRefusal(error);
      return refusal ? ask(refusal) : sentenceOf(error, 'That was not saved. Please try again.');
    }
    toast('Marked as answered', { description: 'It is shown as a testimony now.' });
    return null;
  };

  if (danger)
    return (
      <CareDialog
        danger={danger.danger}
        onBack={() => setDanger(null)}
        onNotDanger={() => {
          setDanger(null);
          void send(true).then((problem) => {
            if (problem === null) onClose();
            else if (problem) toast('Not saved', { description: problem, tone: 'bad' });
          });
        }}
        onLeave={onClose}
      />
    );
  return (
    <ConfirmModal
      title="Answered"
      confirm={asked.length > 0 ? 'Share anyway' : 'Mark as answered'}
      confirming="Saving..."
      kind="primary"
      onConfirm={() => send(asked.length > 0)}
      onClose={onClose}
    >
      <p>
        Whoever prayed with you will see it. The prayer becomes a testimony. Its story is told once: it can’t be changed
        later.
      </p>
      <TextField
        label="What happened (optional)"
        limit={communityLengths.answerStory}
        countFrom={communityLengths.answerStory - 200}
        value={story}
        onChange={(event) => {
          setStory(event.target.value);
          setAsked([]);
        }}
      />
      {asked.length > 0 && (
        <Notice role="status">
          Your story seems to hold {concernsInWords(asked)}. Others will read it. You can change it, or share it as it
          is.
        </Notice>
      )}
    </ConfirmModal>
  );
};
