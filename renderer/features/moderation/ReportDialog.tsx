import { useState } from 'react';
import type { ReportReason, ReportSubject } from '../../../core/contract/moderation.ts';
import { communityLengths } from '../../../core/rules/community.ts';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/forms/Field.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './moderation.module.css';

const reasons: Readonly<Record<ReportReason, string>> = {
  self_harm: 'Somebody may be in danger',
  harassment: 'It attacks or threatens somebody',
  hate: 'It speaks hate against a group of people',
  sexual: 'It is sexual',
  private: 'It shows something private of somebody',
  spam: 'It is advertising or a fraud',
  other: 'Something else',
};

/** What is reported, as the dialog calls it. */
const names: Readonly<Record<ReportSubject, string>> = {
  post: 'this post',
  event: 'this event',
  user: 'this person',
  circle: 'this circle',
};

const HIDDEN = 'A moderator will look at it. You no longer see it.';

/** What happens next. A person or a circle is not hidden by it. */
const outcomes: Readonly<Record<ReportSubject, string>> = {
  post: HIDDEN,
  event: HIDDEN,
  user: 'A moderator will look at it. To see nothing more of this person, you can mute or block them.',
  circle: 'A moderator will look at it.',
};

interface ReportDialogProps {
  subject: ReportSubject;
  subjectId: string;
  /** It is told: whoever reported a thing no longer sees it. */
  onReported(): void;
  onClose(): void;
}

/** Tells the moderators of something. Nobody else learns who did. */
export const ReportDialog = ({ subject, subjectId, onReported, onClose }: ReportDialogProps) => {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [comment, setComment] = useState('');

  const send = async () => {
    if (reason === null) return 'Please choose what is wrong.';
    await call('report', { body: { subject, subjectId, reason, comment: comment.trim() || null } });
    toast('Thank you for telling us', { description: outcomes[subject] });
    onReported();
    return null;
  };

  return (
    <ConfirmModal
      title={`Report ${names[subject]}`}
      confirm="Report"
      confirming="Sending..."
      onConfirm={send}
      failed={(error) => sentenceOf(error, 'Your report did not reach us. Please try again.')}
      onClose={onClose}
    >
      <p className={layout.soft}>Only our moderators read this. They never say who told them.</p>
      <fieldset className={styles.reasons}>
        <legend>What is wrong with it?</legend>
        {(Object.keys(reasons) as ReportReason[]).map((each) => (
          <label key={each}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {reasons[each]}
          </label>
        ))}
      </fieldset>
      {reason === 'self_harm' && (
        <Notice>
          If somebody is in danger right now, please do not wait for us:{' '}
          <Link to="/helplines">find a line to call</Link>.
        </Notice>
      )}
      <TextField
        label="Anything we should know (optional)"
        limit={communityLengths.reportComment}
        countFrom={communityLengths.reportComment - 100}
        rows={3}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </ConfirmModal>
  );
};
