import { useState } from 'react';
import type { Notice } from '../../../core/contract/moderation.ts';
import { agoLabel } from '../../../core/rules/time.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import { Tag } from '../../ui/text/Tag.tsx';
import { AppealForm } from './AppealForm.tsx';
import { useSeen } from './useSeen.ts';
import styles from './notices.module.css';

/** What may be appealed against: what was done to the person. */
const appealable: readonly Notice['kind'][] = ['hidden', 'warning', 'suspension'];

interface NoticeRowProps {
  notice: Notice;
  isNew: boolean;
  /** Is told when the person has it before their eyes. */
  onSeen: (() => void) | undefined;
}

export const NoticeRow = ({ notice: { kind, text, actionId, createdAt }, isNew, onSeen }: NoticeRowProps) => {
  const [isAppealing, setAppealing] = useState(false);
  const [isAppealed, setAppealed] = useState(false);
  const [now] = useState(() => Date.now());
  const ref = useSeen(onSeen);
  return (
    <li ref={ref} className={classes(layout.stack2, styles.notice)}>
      <p className={layout.ends}>
        <time dateTime={createdAt} className={layout.hint}>
          {agoLabel(Date.parse(createdAt), now)}
        </time>
        {isNew && <Tag>New</Tag>}
      </p>
      <p>{text}</p>
      {actionId !== null && appealable.includes(kind) && !isAppealed && (
        <Button className={layout.start} onClick={() => setAppealing(true)}>
          Ask for another look
        </Button>
      )}
      {isAppealed && <p className={layout.hint}>You asked for another look.</p>}
      {isAppealing && actionId !== null && (
        <Modal title="Ask for another look" onClose={() => setAppealing(false)}>
          <AppealForm about={{ actionId }} onSent={() => setAppealed(true)} onClose={() => setAppealing(false)} />
        </Modal>
      )}
    </li>
  );
};
