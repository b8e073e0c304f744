import { useState } from 'react';
import type { CircleStudy } from '../../../../core/contract/circles.ts';
import { communityLengths, preview } from '../../../../core/rules/community.ts';
import { call } from '../../../api/client.ts';
import { problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/forms/Field.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { useTextCheck } from '../useTextCheck.tsx';
import layout from '../../../ui/layout/layout.module.css';

interface NewTopicProps {
  circleId: string;
  day: string;
  onChanged(study: CircleStudy): void;
  onClose(): void;
}

const FAILED = 'The topic was not changed';

export const NewTopic = ({ circleId, day, onChanged, onClose }: NewTopicProps) => {
  const [topic, setTopic] = useState('');
  const { form, send, dialog } = useTextCheck(onClose);
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: () => (topic.trim() ? null : fieldProblem(FAILED, 'topic', 'Please enter a topic.')),
    send: () =>
      send(topic, async (confirmed) => {
        const body = { topic: topic.trim(), confirmed };
        onChanged(await call('setStudyTopic', { params: { id: circleId }, query: { day }, body }));
        toast('New topic', { description: preview(body.topic) });
        onClose();
      }),
    failed: (error) => problemOf(FAILED, error),
  });
  return (
    <Modal title="New Topic" onClose={() => !busy && onClose()}>
      <form ref={form} className={layout.stack4} onSubmit={(event) => void onSubmit(event)} noValidate>
        <FormProblem problem={problem} />
        <TextField
          label="Topic"
          name="topic"
          rows={3}
          limit={communityLengths.studyTopic}
          value={topic}
          error={fieldError('topic')}
          onChange={(event) => setTopic(event.target.value)}
        />
        <ModalActions>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {busy ? 'Saving...' : 'Set topic'}
          </Button>
        </ModalActions>
      </form>
      {dialog}
    </Modal>
  );
};
