import { useState } from 'react';
import type { CircleStudy } from '../../../../core/contract/circles.ts';
import { communityLengths, preview } from '../../../../core/rules/community.ts';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/forms/Field.tsx';
import { fieldProblem } from '../../../ui/forms/useSubmit.ts';
import { TextDialog } from '../textForm/TextForm.tsx';
import { useTextForm } from '../textForm/useTextForm.ts';

interface NewTopicProps {
  circleId: string;
  day: string;
  onChanged(study: CircleStudy): void;
  onClose(): void;
}

const FAILED = 'The topic was not changed';

export const NewTopic = ({ circleId, day, onChanged, onClose }: NewTopicProps) => {
  const [topic, setTopic] = useState('');
  const form = useTextForm({
    check: () => (topic.trim() ? null : fieldProblem(FAILED, 'topic', 'Please enter a topic.')),
    text: topic,
    send: async (confirmed) => {
      const body = { topic: topic.trim(), confirmed };
      onChanged(await call('setStudyTopic', { params: { id: circleId }, query: { day }, body }));
      toast('New topic', { description: preview(body.topic) });
      onClose();
    },
    failed: FAILED,
    onLeave: onClose,
  });
  return (
    <TextDialog title="New Topic" submit="Set topic" submitting="Saving..." form={form} onClose={onClose}>
      <TextField
        label="Topic"
        name="topic"
        rows={3}
        limit={communityLengths.studyTopic}
        value={topic}
        error={form.fieldError('topic')}
        onChange={(event) => setTopic(event.target.value)}
      />
    </TextDialog>
  );
};
