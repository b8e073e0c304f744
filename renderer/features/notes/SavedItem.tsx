import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedNote } from '../../../core/contract/notes.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { classes } from '../../ui/classes.ts';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './SavedNotes.module.css';

const kinds: Readonly<Record<SavedNote['noteType'], string>> = { wisdom: 'Note', verse: 'Verse', prayer: 'Prayer' };

/** From this many characters a saved text is folded. */
const LONG = 320;

interface SavedItemProps {
  note: SavedNote;
  /** Gives a sentence when it failed. */
  onRemove(): Promise<string | null>;
}

export const SavedItem = ({ note, onRemove }: SavedItemProps) => {
  const { noteType, topic, content, source, createdAt } = note;
  const [open, setOpen] = useState(content.length <= LONG);
  const [asking, setAsking] = useState(false);
  const kind = kinds[noteType];

  return (
    <article className={classes(layout.stack2, styles.item)}>
      <header>
        <h3>{topic}</h3>
        <Tag>{kind}</Tag>
      </header>
      <div className={classes(noteType === 'verse' && styles.verse, !open && styles.folded)}>
        <Paragraphs text={content} />
      </div>
      {source && <p className={styles.source}>{source}</p>}
      <footer>
        <span>
          Saved{' '}
          <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}</time>
        </span>
        <span className={classes(layout.row, styles.actions)}>
          {content.length > LONG && (
            <Button kind="quiet" onClick={() => setOpen(!open)} aria-expanded={open}>
              {open ? 'Show less' : 'Show all'}
            </Button>
          )}
          <Button kind="quiet" onClick={() => setAsking(true)} aria-label={`Delete ${kind.toLowerCase()}: ${topic}`}>
            <Trash2 size={18} aria-hidden />
          </Button>
        </span>
      </footer>
      {asking && (
        <ConfirmModal
          title={`Delete this ${kind.toLowerCase()}?`}
          confirm="Delete"
          confirming="Deleting..."
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        >
          <p>“{topic}” goes from your saved items, here and on your other devices.</p>
        </ConfirmModal>
      )}
    </article>
  );
};
