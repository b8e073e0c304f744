import { useId, useState } from 'react';
import type { ModerationCase } from '../../../../core/contract/moderation.ts';
import { agoLabel } from '../../../../core/rules/time.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Paragraphs } from '../../../ui/text/Paragraphs.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { audienceWords, reasonWords, refusalWords, subjectWords, wordsFor } from './caseTexts.ts';
import styles from './Moderation.module.css';

/** A case should not wait for longer, in milliseconds. */
const OVERDUE = 24 * 60 * 60 * 1000;

interface CaseRowProps {
  case: ModerationCase;
  onChanged(): void;
}

/** One thing that was reported or held: what it says, why it is here, and what may be done. */
export const CaseRow = ({ case: one, onChanged }: CaseRowProps) => {
  const [open, setOpen] = useState<'decide' | 'reveal' | null>(null);
  const id = useId();
  const created = Date.parse(one.createdAt);
  const [now] = useState(() => Date.now());
  const waits = one.state === 'open';
  return (
    <li className={classes(layout.stack3, styles.case)}>
      <div className={layout.ends}>
        <div className={layout.row}>
          <h3 id={id}>{subjectWords[one.subject]}</h3>
          <Place case={one} />
          {one.reasons.map((reason) => (
            <Tag key={reason} className={classes(reason === 'self_harm' && styles.urgent)}>
              {reasonWords[reason]}
            </Tag>
          ))}
          {!one.visible && one.subject !== 'membership' && <Tag>Hidden from others</Tag>}
        </div>
        <time dateTime={one.createdAt} className={layout.hint}>
          {waits && now - created > OVERDUE && <strong className={styles.overdue}>Over a day · </strong>}
          {agoLabel(created, now)}
        </time>
      </div>
      <Quoted id={`${id}-words`} case={one} />
      {one.comments.length > 0 && (
        <ul className={layout.bullets} aria-label="What was said about it">
          {one.comments.map((comment, index) => (
            <li key={index}>{comment}</li>
          ))}
        </ul>
      )}
      {one.decision && (
        <p>
          <strong>{wordsFor(one)[one.decision.action].done}</strong>
          {one.decision.reversed && ', and taken back after an appeal'}.{' '}
          {one.decision.reason && `Why: ${one.decision.reason}`}
        </p>
      )}
      <div className={layout.ends}>
        <Author case={one} onReveal={() => setOpen('reveal')} />
        {waits &&
          (one.mayAct ? (
            <Button className={styles.decide} aria-describedby={`${id} ${id}-words`} onClick={() => setOpen('decide')}>
              Decide
            </Button>
          ) : (
            <span className={layout.hint}>{one.mayNot && refusalWords[one.mayNot]}</span>
          ))}
      </div>
      {open === 'decide' && <DecideDialog case={one} onClose={() => setOpen(null)} onDecided={onChanged} />}
      {open === 'reveal' && <RevealDialog caseId={one.id} onClose={() => setOpen(null)} onRevealed={onChanged} />}
    </li>
  );
};

const Quoted = ({ id, case: { text, image } }: { id: string; case: ModerationCase }) => (
  <>
    {text ? (
      <blockquote id={id} className={styles.quoted}>
        <Paragraphs text={text} />
      </blockquote>
    ) : (
      <p className={layout.soft}>Its words are no longer kept.</p>
    )}
    {image && (
      <figure>
        <img src={image.thumbnail} alt={image.alt || 'The picture of this post'} className={styles.picture} />
        {image.alt && <figcaption className={layout.hint}>Described as “{image.alt}”</figcaption>}
      </figure>
    )}
  </>
);

/** Where it stands: who reads it weighs what it says. */
const Place = ({ case: { audience, circleName } }: { case: ModerationCase }) => {
  if (circleName !== null) return <span className={layout.hint}>in the circle “{circleName}”</span>;
  return audience && <span className={layout.hint}>{audienceWords[audience]}</span>;
};

const Author = ({ case: one, onReveal }: { case: ModerationCase; onReveal(): void }) => {
  const reports = one.reportCount === 1 ? '1 report' : `${one.reportCount} reports`;
  const count = one.strikes ?? 0;
  const strikes = count === 1 ? '1 violation' : `${count} violations`;
  return (
    <p className={classes(layout.row, layout.hint, styles.facts)}>
      <span>
        {one.author
          ? `By ${one.author.nickname}`
          : one.anonymous
            ? 'By somebody anonymous'
            : 'By an account that is gone'}
      </span>
      {count > 0 && <span>· {strikes} in a year</span>}
      {one.reportCount > 0 && <span>· {reports}</span>}
      {one.anonymous && !one.author && one.state === 'open' && one.mayAct && (
        <button type="button" className={styles.reveal} onClick={onReveal}>
          Show who it is
        </button>
      )}
    </p>
  );
};
