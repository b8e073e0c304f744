import { useState } from 'react';
import type { ModerationAppeal } from '../../../../core/contract/moderation.ts';
import { agoLabel } from '../../../../core/rules/time.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Paragraphs } from '../../../ui/text/Paragraphs.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { ShowMore } from './ShowMore.tsx';
import { useAppeals, useRefreshDesk } from './useModeration.ts';
import { actionWords } from './caseTexts.ts';
import styles from './Moderation.module.css';
import { ReasonField } from '../ReasonField.tsx';

/** What people say against a decision. Somebody else than who took it looks again. */
export const AppealList = () => {
  const query = useAppeals();
  const appeals = query.data?.pages.flat() ?? [];
  if (query.isPending) return <Loading lines={[40, 100, 80]} />;
  return (
    <div className={layout.stack4}>
      {query.error && (
        <RetryNotice onRetry={() => void query.refetch()}>
          {sentenceOf(query.error, 'The appeals could not be loaded.')}
        </RetryNotice>
      )}
      {!query.error && appeals.length === 0 && <p className={layout.soft}>Nobody has appealed.</p>}
      <ul>
        {appeals.map((each) => (
          <AppealRow key={each.id} appeal={each} />
        ))}
      </ul>
      <ShowMore query={query} />
    </div>
  );
};

const stateWords = { open: 'Waits', upheld: 'Taken back', denied: 'It stays' } as const;

const AppealRow = ({ appeal }: { appeal: ModerationAppeal }) => {
  const [deciding, setDeciding] = useState<'upheld' | 'denied' | null>(null);
  const [now] = useState(() => Date.now());
  return (
    <li className={classes(layout.stack3, styles.case)}>
      <div className={layout.ends}>
        <div className={layout.row}>
          <h3>{actionWords[appeal.action].label}</h3>
          <Tag>{stateWords[appeal.state]}</Tag>
        </div>
        <time dateTime={appeal.createdAt} className={layout.hint}>
          {agoLabel(Date.parse(appeal.createdAt), now)}
        </time>
      </div>
      {appeal.thing !== null && (
        <blockquote className={styles.quoted} aria-label="What it was about">
          <Paragraphs text={appeal.thing} />
        </blockquote>
      )}
      <p className={layout.soft}>Decided because: {appeal.reason}</p>
      <p className={layout.soft}>The person says:</p>
      <blockquote className={styles.quoted}>
        <Paragraphs text={appeal.text} />
      </blockquote>
      {appeal.state === 'open' &&
        (appeal.mayAct ? (
          <div className={layout.row}>
            <Button kind="primary" onClick={() => setDeciding('upheld')}>
              Take the decision back
            </Button>
            <Button onClick={() => setDeciding('denied')}>Let it stand</Button>
          </div>
        ) : (
          <p className={layout.hint}>Somebody else has to look at this one again.</p>
        ))}
      {deciding && <AnswerDialog appeal={appeal} answer={deciding} onClose={() => setDeciding(null)} />}
    </li>
  );
};

interface AnswerDialogProps {
  appeal: ModerationAppeal;
  answer: 'upheld' | 'denied';
  onClose(): void;
}

const AnswerDialog = ({ appeal, answer, onClose }: AnswerDialogProps) => {
  const refresh = useRefreshDesk();
  const [reason, setReason] = useState('');
  const upheld = answer === 'upheld';
  const decide = async (): Promise<string | null> => {
    if (reason.trim() === '') return 'Please write a reason. The person reads it.';
    await call('decideAppeal', { params: { appealId: appeal.id }, body: { upheld, reason } });
    toast(upheld ? 'Decision taken back' : 'The decision stands');
    await refresh();
    return null;
  };
  return (
    <ConfirmModal
      title={upheld ? 'Take the decision back?' : 'Let the decision stand?'}
      confirm={upheld ? 'Take it back' : 'Let it stand'}
      confirming="Deciding..."
      kind="primary"
      onConfirm={decide}
      failed={(error) => sentenceOf(error, 'That could not be done.')}
      onClose={onClose}
    >
      <p>
        {upheld
          ? 'What was hidden is shown again, a suspension or ban ends, and it no longer counts as a violation.'
          : 'Nothing changes. There is no second appeal.'}
      </p>
      <ReasonField hint="The person reads it." value={reason} onChange={setReason} />
    </ConfirmModal>
  );
};
