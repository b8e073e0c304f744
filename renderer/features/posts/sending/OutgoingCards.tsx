import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import { AuthorMark } from '../card/AuthorMark.tsx';
import { PostText } from '../card/PostText.tsx';
import card from '../card/card.module.css';
import { audienceLabels } from '../labels.ts';
import type { Outgoing } from './outgoing.ts';
import { useOutgoing } from './useOutgoing.ts';
import styles from './outgoing.module.css';

/** On top of a list: what is on its way, and what could not be shared, with its words. */
export const OutgoingCards = ({ user, place }: { user: CurrentUser; place: string | null }) => {
  const { items, retry, take } = useOutgoing(user.id, place);
  return items.map((item) => (
    <OutgoingCard
      key={item.id}
      item={item}
      user={user}
      onRetry={() => void retry(item.id)}
      onDiscard={() => take(item.id)}
    />
  ));
};

interface OutgoingCardProps {
  item: Outgoing;
  user: CurrentUser;
  onRetry(): void;
  onDiscard(): void;
}

const OutgoingCard = ({ item: { draft, state }, user, onRetry, onDiscard }: OutgoingCardProps) => {
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
      {hasFailed && (
        <>
          <Notice tone="bad">{state.reason}</Notice>
          <div className={layout.row}>
            <Button kind="primary" onClick={onRetry}>
              Try again
            </Button>
            <Button kind="quiet" onClick={() => setAsking(true)}>
              Discard
            </Button>
          </div>
        </>
      )}
      {state.kind === 'waiting' && (
        <div className={layout.ends}>
          <span className={layout.hint}>
            It is kept on this device, and shared as soon as the server can be reached.
          </span>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            Discard
          </Button>
        </div>
      )}
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
