import { BookHeart, ChevronRight, PenLine } from 'lucide-react';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Menu } from '../../../ui/controls/Menu.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { LocalLine } from '../local/LocalLine.tsx';
import { StatusLine } from '../list/StatusLine.tsx';
import type { Shown as Answer } from '../list/useJournalPage.ts';
import { useOwnJournal } from '../ownJournal.ts';
import type { DialogName } from './JournalDialog.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './place.module.css';

interface ListHeadProps {
  answer: Answer;
  shortPin: boolean;
  isWriting: boolean;
  onWrite(): void;
  onOpen(what: DialogName): void;
}

/** Above the list: the journal's name, where it stands as a whole, and what can be done in it. */
export const ListHead = ({ answer, shortPin, isWriting, onWrite, onOpen }: ListHeadProps) => {
  const { page, status } = answer;
  const { journal, isLocal } = useOwnJournal();
  const { lock } = journal;
  return (
    <header className={classes(layout.stack4, styles.head)}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>Prayer Journal</h1>
        <Menu
          label="Journal menu"
          items={[
            { label: 'Reminder', onSelect: () => onOpen('remind') },
            { label: 'Copies', onSelect: () => onOpen('copy') },
            ...(lock.canLock ? [{ label: 'Lock', onSelect: () => onOpen('lock') }] : []),
            { label: 'Keyboard shortcuts', onSelect: () => onOpen('shortcuts') },
          ]}
        />
      </div>
      {shortPin && (
        <Notice>
          Your PIN is short enough to be guessed by whoever gets hold of this device. Please choose a longer one.{' '}
          <Button kind="quiet" onClick={() => onOpen('lock')}>
            Choose a longer PIN
          </Button>
        </Notice>
      )}
      {isLocal ? (
        <LocalLine isEmpty={page.total === 0} onCopy={() => onOpen('copy')} />
      ) : (
        <StatusLine page={page} status={status} />
      )}
      <div className={classes(layout.row, styles.tools)}>
        <Button kind="primary" data-new-prayer onClick={onWrite} aria-expanded={isWriting}>
          <PenLine size={18} aria-hidden /> New prayer
        </Button>
        {page.total > 0 && (
          <Link to="/journal/pray" className={buttonClass()}>
            <BookHeart size={18} aria-hidden /> Pray now
          </Link>
        )}
        {page.total > 0 && (
          <Link to="/journal/answered" className={classes(buttonClass('quiet'), styles.answered)}>
            Answered prayers <ChevronRight size={16} aria-hidden />
          </Link>
        )}
      </div>
    </header>
  );
};
