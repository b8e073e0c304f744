import { ArrowLeft, Footprints } from 'lucide-react';
import { Suspense } from 'react';
import type { LifeNote } from '../../../core/contract/library.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Label } from '../../ui/text/Label.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { PrintButton } from '../../ui/controls/PrintButton.tsx';
import { Verse } from '../../ui/text/Verse.tsx';
import { HelplineStrip, TalkToSomeone } from '../crisis/index.ts';
import { FeedbackCard } from '../feedback/index.ts';
import { TextTools } from '../notes/index.ts';
import { CopyButton, ImageShareButton, ShareButton, shareableNote } from '../sharing/index.ts';
import { MoreOfNote } from './more/MoreSection.tsx';
import { VerseTools } from '../scripture/index.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './wisdom.module.css';

interface LifeNoteViewProps {
  note: LifeNote;
  because: string;
  /** What was searched for: goes with the feedback. */
  query: string;
  /** What was written may speak of danger. */
  helpline?: boolean;
  onBack(): void;
  onSearchMore(): void;
  onEscape?: () => void;
}

/** Takes the place of the home screen when a search finds a life note (docs/specification.md 1 §2). */
export const LifeNoteView = ({
  note,
  because,
  query,
  helpline = false,
  onBack,
  onSearchMore,
  onEscape,
}: LifeNoteViewProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(`Here is something for you: ${note.challenge}`);
  useEscape(onEscape);
  const { challenge, verse, reflection, prayer } = note;
  const card = shareableNote(note);
  return (
    <article className={layout.page}>
      <Button kind="quiet" className={layout.back} onClick={onBack}>
        <ArrowLeft size={18} aria-hidden />
        Back to search
      </Button>
      <header className={classes(layout.stack4, styles.noteHead)}>
        <h1 ref={heading} tabIndex={-1}>
          {challenge}
        </h1>
        {because && <p className={styles.because}>{because}</p>}
        <ul className={layout.row} aria-label="Tags">
          {note.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
        <div className={classes(layout.row, styles.actions)}>
          <CopyButton text={card.text} />
          <ShareButton content={card} />
        </div>
      </header>
      {helpline && (
        <Suspense>
          <HelplineStrip />
        </Suspense>
      )}
      <Card>
        <Label level={2}>Reflection</Label>
        <Paragraphs text={reflection} />
        <TextTools noteType="wisdom" topic={challenge} content={reflection} />
      </Card>
      <Card lit>
        <Label level={2}>God's Word</Label>
        <Verse text={verse.text} reference={verse.ref} translation={verse.translation} />
        <VerseTools topic={challenge} verse={verse} />
      </Card>
      <Card>
        <Label level={2}>Prayer</Label>
        <Paragraphs text={prayer} />
        <TextTools noteType="prayer" topic={challenge} content={prayer} />
      </Card>
      <Card className={styles.next}>
        <Footprints size={24} strokeWidth={1.5} aria-hidden />
        <div>
          <Label level={2}>One next step</Label>
          <p className={styles.nextStep}>{note.nextStep}</p>
        </div>
      </Card>
      <div className={classes(layout.row, styles.actions)}>
        <ImageShareButton card={card} />
        <PrintButton />
      </div>
      <MoreOfNote note={note} />
      {note.helplines && <TalkToSomeone />}
      {/* Words that may speak of danger are sent nowhere, with an opinion on the note neither. */}
      <FeedbackCard query={helpline ? note.challenge : query} />
      <Button kind="primary" className={styles.again} onClick={onSearchMore}>
        Search for more wisdom
      </Button>
    </article>
  );
};
