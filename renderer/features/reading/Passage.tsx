import { BookOpenText, Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Verse as Scripture } from '../../../core/contract/search.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ActionMenu } from '../../ui/controls/ActionMenu.tsx';
import { useEscape } from '../../ui/escape.ts';
import { SaveButton } from '../notes/index.ts';
import { ContextPanel, QuotedPassage } from '../scripture/index.ts';
import styles from './reading.module.css';

interface ContextProps {
  verse: Scripture;
  isOpen: boolean;
  onToggle(): void;
}

/** Opens and shuts the verses before and after a passage, which stand below it. */
export const ContextButton = ({ verse: { ref }, isOpen, onToggle }: ContextProps) => (
  <Button onClick={onToggle} aria-expanded={isOpen} aria-label={`Read in context: ${ref}`}>
    <BookOpenText size={18} aria-hidden />
    {isOpen ? 'Close the context' : 'Read in context'}
  </Button>
);

export const SaveVerse = ({ topic, verse: { ref, text, translation } }: { topic: string; verse: Scripture }) => (
  <SaveButton key={ref} noteType="verse" topic={topic} content={text} source={`${ref} (${translation})`} />
);

interface ContextualProps {
  verse: Scripture;
  size: 'large' | 'small';
  isOpen: boolean;
  onClose(): void;
  /** At the end of the line of its reference. */
  end?: ReactNode;
}

/** A passage, and what stands around it in the Bible once that is asked for. */
export const Contextual = ({ verse, size, isOpen, onClose, end }: ContextualProps) => {
  useEscape(isOpen ? onClose : null);
  const context = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    context.current?.focus({ preventScroll: true });
    context.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return (
    <div className={styles.passage}>
      <QuotedPassage verse={verse} size={size} />
      {end}
      {isOpen && (
        <div ref={context} tabIndex={-1} className={styles.context}>
          <ContextPanel reference={verse.ref} />
        </div>
      )}
    </div>
  );
};

/** One of several passages, with a small menu of its own. */
export const Passage = ({ topic, verse }: { topic: string; verse: Scripture }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Contextual
      verse={verse}
      size="small"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      end={
        <ActionMenu icon={<Ellipsis size={20} aria-hidden />} name={`More actions for ${verse.ref}`}>
          <SaveVerse topic={topic} verse={verse} />
          <ContextButton verse={verse} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </ActionMenu>
      }
    />
  );
};
