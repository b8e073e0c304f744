import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PicturePreview } from '../../images/index.ts';
import { AuthorMark } from '../card/AuthorMark.tsx';
import { PostText } from '../card/PostText.tsx';
import card from '../card/card.module.css';
import { audienceLabels } from '../labels.ts';
import type { Outgoing } from './item.ts';
import styles from './outgoing.module.css';

/** Whose posts these are, as far as the device knows without the server. */
export type Writer = Pick<CurrentUser, 'id' | 'nickname'> & Partial<Pick<CurrentUser, 'displayName'>>;

interface OutgoingCardProps {
  item: Outgoing;
  user: Writer;
  onRetry(): void;
  onShareWithoutPicture(): void;
  onEdit(): void;
  onDiscard(): void;
}

/** A post that is not shared yet, and what can be done with it. */
export const OutgoingCard = ({ item, user, onDiscard, ...ways }: OutgoingCardProps) => {
  const { draft, state } = item;
  const [isAsking, setAsking] = useState(false);
  const name = draft.anonymous ? 'Anonymous' : user.displayName || user.nickname;
  const { label, Icon } = audienceLabels[draft.audience];
  const hasFailed = state.kind === 'failed';
  return (
    <article className={classes(layout.stack3, card.post, !hasFailed && styles.sending)} aria-label="Your new post">
      <header className={card.head}>
        <AuthorMark post={{ author: null, anonymous: draft.anonymous }} name={name} />
        <div className={card.who}>
          <p className={card.name}>{name}</p>
          <p className={card.facts}>
            {hasFailed ? (
              <strong className={styles.failed}>Not shared yet</strong>
            ) : (
              <span role="status">{state.kind === 'waiting' ? 'Waits for a connection' : 'Sending…'}</span>
            )}
            <span className={card.audience}>
              <Icon size={15} aria-hidden />
              {label}
            </span>
          </p>
        </div>
      </header>
      <PostText text={draft.content} postType={draft.postType} />
      {draft.picture && <PicturePreview picture={draft.picture} className={styles.picture} />}
      {(hasFailed || state.kind === 'waiting') && <Ways item={item} {...ways} onDiscard={() => setAsking(true)} />}
      {isAsking && (
        <ConfirmModal
          title="Discard what you wrote?"
          confirm="Discard"
          confirming="Discarding..."
          onConfirm={() => {
            onDiscard();
            return Promise.resolve(null);
          }}
          onClose={() => setAsking(false)}
        >
          <p>It was not shared. These words are nowhere else.</p>
        </ConfirmModal>
      )}
    </article>
  );
};

const Ways = ({ item, onRetry, onShareWithoutPicture, onEdit, onDiscard }: Omit<OutgoingCardProps, 'user'>) => {
  const { draft, state } = item;
  return (
    <>
      {state.kind === 'failed' ? (
        <Notice tone="bad">{state.reason}</Notice>
      ) : (
        <p className={layout.hint}>It is kept on this device, and shared as soon as the server can be reached.</p>
      )}
      <div className={layout.row}>
        {state.kind === 'failed' && (
          <Button kind="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {state.kind === 'failed' && draft.picture && (
          <Button onClick={onShareWithoutPicture}>Share without the picture</Button>
        )}
        <Button kind="quiet" onClick={onEdit}>
          Change
        </Button>
        <Button kind="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </>
  );
};
