import { Suspense, useId, useRef, useState } from 'react';
import brand from '../../../content/generated/brand.json';
import type { FeedbackType } from '../../../core/contract/feedback.ts';
import type { Signs } from '../../../core/crisis/detector.ts';
import { lengths } from '../../../core/rules/text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TextField } from '../../ui/forms/Field.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useAccount } from '../accounts/index.ts';
import { CrisisView, findSigns, HelplineStrip, preloadSigns } from '../crisis/index.ts';
import { sendPersistently, type Sending } from './sending.ts';
import { Stars } from './Stars.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './FeedbackCard.module.css';

const types: readonly (readonly [FeedbackType, string])[] = [
  ['helpful', 'Very Helpful'],
  ['somewhat_helpful', 'Somewhat Helpful'],
  ['not_helpful', 'Not Helpful'],
  ['suggestion', 'I have suggestions'],
];

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
  const [type, setType] = useState<FeedbackType | null>(null);
  const [rating, setRating] = useState<number | null>(null);
  const [comments, setComments] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const [signs, setSigns] = useState<Signs | null>(null);
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
    const found = await findSigns(comments);
    setSigns(found);
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

  if (signs?.certain) return <Care danger={signs.danger} onLeave={() => setSigns(null)} />;
  if (state === 'sent') return <Thanks signs={signs} />;
  return (
    <Card className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Share Your Feedback</h2>
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
      {types.map(([value, label]) => (
        <label key={value} className={styles.type}>
          <input type="radio" name={name} value={value} checked={type === value} onChange={() => onType(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** The lines to call, in the place of the form; leaving them shows it as it was, or the thanks. */
const Care = ({ danger, onLeave }: { danger: Signs['danger']; onLeave(): void }) => (
  <Suspense>
    <CrisisView danger={danger} typed={false} onLeave={onLeave} />
    <p>{NOT_KEPT}</p>
    <Button className={layout.start} onClick={onLeave}>
      Back to the page
    </Button>
  </Suspense>
);

const Thanks = ({ signs }: { signs: Signs | null }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(THANKS);
  return (
    <Card className={classes(layout.stack2, styles.thanks)}>
      <h2 ref={heading} tabIndex={-1}>
        {THANKS}
      </h2>
      <p>Your input helps us improve {brand.name} for everyone.</p>
      {signs && (
        <>
          <p>{NOT_KEPT}</p>
          <HelplineStrip />
        </>
      )}
    </Card>
  );
};
