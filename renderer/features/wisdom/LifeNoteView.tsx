import { ArrowLeft, Footprints } from 'lucide-react';
import brand from '../../../content/generated/brand.json';
import type { LifeNote } from '../../../core/contract/library.ts';
import { lifeNoteShareText, lifeNoteShareTitle } from '../../../core/rules/share.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, Label } from '../../ui/Card.tsx';
import { Tag } from '../../ui/Chip.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Verse } from '../../ui/Verse.tsx';
import { CopyButton, ShareButton } from '../sharing/index.ts';
import styles from './wisdom.module.css';

interface LifeNoteViewProps {
  note: LifeNote;
  because: string;
  onBack(): void;
  onSearchMore(): void;
}

/** Takes the place of the home screen when a search finds a life note (spec 1 §2). */
export const LifeNoteView = ({ note, because, onBack, onSearchMore }: LifeNoteViewProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(`Here is something for you: ${note.challenge}`);
  const { verse } = note;
  const text = lifeNoteShareText(
    { ...note, verse: verse.text, reference: `${verse.ref}, ${verse.translation}` },
    verse.translation === 'ESV' ? brand.scripture.esvShort : '',
  );
  return (
    <article className={styles.view}>
      <Button kind="quiet" className={styles.back} onClick={onBack}>
        <ArrowLeft size={18} aria-hidden />
        Back to search
      </Button>
      <header className={styles.noteHead}>
        <h1 ref={heading} tabIndex={-1}>
          {note.challenge}
        </h1>
        {because && <p className={styles.because}>{because}</p>}
        <ul className={styles.chips} aria-label="Tags">
          {note.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <CopyButton text={text} />
          <ShareButton content={{ title: lifeNoteShareTitle(note.challenge), text }} />
        </div>
      </header>
      <Card>
        <Label level={2}>Reflection</Label>
        <Paragraphs text={note.reflection} />
      </Card>
      <Card lit>
        <Label level={2}>God's Word</Label>
        <Verse text={verse.text} reference={verse.ref} translation={verse.translation} />
      </Card>
      <Card>
        <Label level={2}>Prayer</Label>
        <Paragraphs text={note.prayer} />
      </Card>
      <Card className={styles.next}>
        <Footprints size={24} strokeWidth={1.5} aria-hidden />
        <div>
          <Label level={2}>One next step</Label>
          <p className={styles.nextStep}>{note.nextStep}</p>
        </div>
      </Card>
      <Button kind="primary" className={styles.again} onClick={onSearchMore}>
        Search for more wisdom
      </Button>
    </article>
  );
};
