import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import type { LifeNote } from '../../../core/contract/library.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { HelplineStrip, TalkToSomeone } from '../crisis/index.ts';
import { FeedbackCard } from '../feedback/index.ts';
import { Reading, readingPage, Related, relatedTo, TitleBlock } from '../reading/index.ts';
import { shareableNote } from '../sharing/index.ts';
import { MoreOfNote } from './more/MoreSection.tsx';
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
  const { challenge, verse, reflection, prayer, nextStep } = note;
  return (
    <article className={readingPage}>
      <Button kind="quiet" className={layout.back} onClick={onBack}>
        <ArrowLeft size={18} aria-hidden />
        Back to search
      </Button>
      <TitleBlock level={1} title={challenge} heading={heading} because={because} />
      {helpline && (
        <Suspense>
          <HelplineStrip />
        </Suspense>
      )}
      <Reading
        topic={challenge}
        level={2}
        verses={[verse]}
        note={{ label: 'Reflection', text: reflection }}
        nextStep={nextStep}
        prayer={{ label: 'Prayer', text: prayer }}
        card={shareableNote(note)}
      />
      <MoreOfNote note={note} />
      {note.helplines && <TalkToSomeone />}
      <Related links={relatedTo(note)} />
      {/* Words that may speak of danger are sent nowhere, with an opinion on the note neither. */}
      <Suspense>
        <FeedbackCard query={helpline ? note.challenge : query} />
      </Suspense>
      <Button kind="primary" className={styles.again} onClick={onSearchMore}>
        Search for more wisdom
      </Button>
    </article>
  );
};
