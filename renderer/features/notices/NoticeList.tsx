import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notice as NoticeRow } from '../../../core/contract/moderation.ts';
import { agoLabel } from '../../../core/rules/time.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import { Tag } from '../../ui/text/Tag.tsx';
import { AppealForm } from './AppealForm.tsx';
import { useNotices } from './useNotices.ts';
import styles from './notices.module.css';

/** What the people who look after this place have told the person, newest first. */
export const NoticeList = () => {
  const { notices, unread, isPending, error, refetch, markRead } = useNotices();
  const { hash } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  // Whoever came by `UnreadNotices` is led here once there is something to see.
  useEffect(() => {
    if (hash !== '#notices' || isPending) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'center' });
  }, [hash, isPending]);

  const onRead = async () => {
    try {
      await markRead();
      // The button is gone, and the focus with it.
      top.current?.focus();
    } catch (failure) {
      toast('Your notices were not marked as read', { description: sentenceOf(failure), tone: 'bad' });
    }
  };

  if (isPending) return <Loading lines={[60, 100]} />;
  if (error)
    return (
      <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error, 'Your notices could not be loaded.')}</RetryNotice>
    );
  if (notices.length === 0) return <p className={layout.soft}>Nothing to tell you.</p>;
  return (
    <div ref={top} tabIndex={-1} className={layout.stack3}>
      <ul>
        {notices.map((notice) => (
          <Row key={notice.id} notice={notice} />
        ))}
      </ul>
      {unread.length > 0 && (
        <Button className={layout.start} onClick={() => void onRead()}>
          Mark as read
        </Button>
      )}
    </div>
  );
};

/** What may be appealed against: what was done to the person. */
const appealable: readonly NoticeRow['kind'][] = ['hidden', 'warning', 'suspension'];

const Row = ({ notice }: { notice: NoticeRow }) => {
  const [appealing, setAppealing] = useState(false);
  const [now] = useState(() => Date.now());
  return (
    <li className={classes(layout.stack2, styles.notice)}>
      <p className={layout.ends}>
        {notice.readAt === null ? <Tag>New</Tag> : <span />}
        <time dateTime={notice.createdAt} className={layout.hint}>
          {agoLabel(Date.parse(notice.createdAt), now)}
        </time>
      </p>
      <p>{notice.text}</p>
      {notice.actionId !== null && appealable.includes(notice.kind) && (
        <Button kind="quiet" className={layout.start} onClick={() => setAppealing(true)}>
          Ask for another look
        </Button>
      )}
      {appealing && notice.actionId !== null && (
        <Modal title="Ask for another look" onClose={() => setAppealing(false)}>
          <AppealForm about={{ actionId: notice.actionId }} onClose={() => setAppealing(false)} />
        </Modal>
      )}
    </li>
  );
};
