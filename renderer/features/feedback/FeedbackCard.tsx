import { useId, useRef, useState } from 'react';
import type { FeedbackType } from '../../../core/contract/feedback.ts';
import type { Danger } from '../../../core/crisis/danger.ts';
import { signsOf } from '../../../core/crisis/signsOf.ts';
import { lengths } from '../../../core/rules/text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextField } from '../../ui/forms/Field.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useAccount } from '../accounts/index.ts';
import { CrisisView, findSigns, HelplineStrip, preloadSigns } from '../crisis/index.ts';
import { useSite } from '../site/index.ts';
import { sendPersistently, type Sending } from './sending.ts';
import { Stars } from './Stars.tsx';
import { feedbackTypes } from './feedbackTypes.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './FeedbackCard.module.css';

const THANKS = 'Thank you for your feedback!';
const NOT_KEPT = 'Your comments have not been sent or kept.';

interface FeedbackCardProps {
  /** What was searched for. */
  query: string;
  onSent?: () => void;
}

/** Below a result: was it of help? (docs/specification.md 1 §2) Give it a `key` where the result changes under it. */
export const FeedbackCard = ({ query, onSent }: FeedbackCardProps) => {
  const id = useId();
  const { user } = useAccount();
  const { name } = useSite();
  const [type, setType] = useState<FeedbackType | null>(null);
  const [rating, setRating] = useState<number | null>(null);
  const [comments, setComments] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [danger, setDanger] = useState<Danger | null>(null);
  /** Whether comments were dropped, since they spoke of danger or may have. */
  const [isDropped, setDropped] = useState(false);
  const sending = useRef<Sending | null>(null);
  // What is being written is not thrown away with the result above it.
  useEscape(comments.trim() && state !== 'sent' ? stay : null);

  const done = () => {
    setState('sent');
    onSent?.();
  };

  const send = async () => {
    if (!type || state !== 'open') return;
    sending.current?.cancel();
    setState('sending');
    const found = await signsOf(comments, findSigns);
    if (found?.certain) {
      setState('open');
      return setDanger(found.danger);
    }
    setDropped(found !== null);
    sending.current = sendPersistently(
      {
        userId: user?.id ?? null,
        searchQuery: query,
        feedbackType: type,
        rating: type === 'suggestion' ? null : rating,
        // Words that may speak of danger leave nobody's device for this (docs/decisions.md 17).
        comments: found ? null : comments.trim() || null,
      },
      done,
    );
    if (await sending.current.first) done();
    else setState('open');
  };

  const leaveCard = () => {
    setDanger(null);
    setComments('');
    setDropped(true);
  };

  if (danger) return <Care danger={danger} onLeave={leaveCard} />;
  if (state === 'sent') return <Thanks isDropped={isDropped} />;
  return (
    <Card className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Share Your Feedback</h2>
      <p className={layout.hint}>The people who look after {name} read this, together with what you searched for.</p>
      <Form className={layout.stack5} onSend={send}>
        <TypeChoice type={type} onType={setType} />
        {type && (
          <>
            {type !== 'suggestion' && <Stars rating={rating} onRating={setRating} />}
            <TextField
              label="Comments (optional)"
              value={comments}
              limit={lengths.comments}
              onFocus={preloadSigns}
              onChange={(event) => setComments(event.target.value)}
            />
          </>
        )}
        {isDropped && comments === '' && <p role="status">{NOT_KEPT} You may still send the rest.</p>}
        <Button type="submit" kind="primary" className={styles.send} disabled={!type || state === 'sending'}>
          {state === 'sending' ? 'Sending...' : 'Send'}
        </Button>
      </Form>
    </Card>
  );
};

const stay = () => undefined;

const TypeChoice = ({ type, onType }: { type: FeedbackType | null; onType(type: FeedbackType): void }) => {
  const name = useId();
  return (
    <fieldset className={layout.row}>
      <legend className={styles.legend}>How was this for you?</legend>
      {feedbackTypes.map(([value, label]) => (
        <label key={value} className={styles.type}>
          <input type="radio" name={name} value={value} checked={type === value} onChange={() => onType(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
};

/**
 * The lines to call, in the place of the form. Nothing was sent; leaving them shows the form without the comments, so that the
 * rest may still be (docs/decisions.md 17).
 */
const Care = ({ danger, onLeave }: { danger: Danger; onLeave(): void }) => (
  <>
    <CrisisView danger={danger} typed={false} onLeave={onLeave} />
    <p>{NOT_KEPT}</p>
    <Button className={layout.start} onClick={onLeave}>
      Back to the page
    </Button>
  </>
);

const Thanks = ({ isDropped }: { isDropped: boolean }) => {
  const { name } = useSite();
  const heading = useFocusOnMount<HTMLHeadingElement>(THANKS);
  return (
    <Card className={classes(layout.stack2, styles.thanks)}>
      <h2 ref={heading} tabIndex={-1}>
        {THANKS}
      </h2>
      <p>Your input helps us improve {name} for everyone.</p>
      {isDropped && (
        <>
          <p>{NOT_KEPT}</p>
          <HelplineStrip />
        </>
      )}
    </Card>
  );
};
