import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Prayer, PrayerEdit } from '../../../../core/contract/journal.ts';
import { prayerShareText } from '../../../../core/rules/share.ts';
import type { Signs } from '../../../../core/crisis/detector.ts';
import { photoSubject } from '../../../../core/journal/types.ts';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ShareButton } from '../../sharing/index.ts';
import { CareCard } from '../editor/CareCard.tsx';
import { CareStrip } from '../editor/CareStrip.tsx';
import { AnsweredForm, UpdateForm } from '../editor/DraftForms.tsx';
import { signsInPrayer, wordsOf } from '../editor/signsInPrayer.ts';
import { Conflicts } from './Conflicts.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { PrayerForm } from '../editor/PrayerForm.tsx';
import { PrayerPhoto } from '../photo/PrayerPhoto.tsx';
import { AnsweredMoment } from '../thanks/AnsweredMoment.tsx';
import { capital, dayLabel, localWord, stateHint, stateWords } from '../labels.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './item.module.css';

interface PrayerItemProps {
  entry: JournalEntry;
  categories: readonly string[];
  /** Gives a sentence when it failed. */
  onDelete(): Promise<string | null>;
}

type Doing = 'edit' | 'answer' | 'update';

const FAILED = 'Failed to change prayer. Please try again.';

/** One prayer: what was written, where it stands, and what can be done with it. */
export const PrayerItem = ({ entry, categories, onDelete }: PrayerItemProps) => {
  const { owner, journal, isLocal } = useOwnJournal();
  const { prayer, state } = entry;
  const [doing, setDoing] = useState<Doing | null>(null);
  const [isThanked, setThanked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [signs, setSigns] = useState<Signs | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnOpening(heading);
  const done = () => {
    setDoing(null);
    // The form is gone, and the focus would be with it.
    setTimeout(() => heading.current?.focus({ preventScroll: true }));
  };

  /** Keeps a change; false when it could not be kept. */
  const change = async (set: PrayerEdit): Promise<boolean> => {
    setProblem(null);
    try {
      await journal.edit(owner, prayer.id, entry.seen, set);
      // Not waited for: the words are saved, and the card or the strip is shown beside them.
      void signsInPrayer(wordsOf(set)).then(setSigns);
      return true;
    } catch {
      setProblem(FAILED);
      toast(FAILED, { tone: 'bad' });
      return false;
    }
  };

  const closeForm = (found: Signs | null = null) => {
    done();
    setSigns(found);
  };
  const closeCare = () => {
    setSigns(null);
    setThanked(false);
  };
  if (doing === 'edit') return <PrayerForm categories={categories} entry={entry} onClose={closeForm} />;
  if (signs?.certain) return <CareCard danger={signs.danger} onClose={closeCare} />;
  return (
    <article className={classes(layout.stack3, styles.item)} aria-label={prayer.title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {prayer.title}
        </h2>
        {isLocal && <span className={styles.state}>{localWord}</span>}
        {!isLocal && state !== 'safe' && (
          <span className={styles.state} data-state={state} title={stateHint[state]}>
            {stateWords[state]}
          </span>
        )}
      </header>
      <p className={classes(layout.row, styles.facts)}>
        <time dateTime={prayer.createdAt}>{dayLabel(prayer.createdAt)}</time>
        {prayer.category && <span>{capital(prayer.category)}</span>}
        {prayer.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <p className={styles.text}>{prayer.content}</p>
      {prayer.photo && (
        <PrayerPhoto key={prayer.photo.id} prayerId={prayer.id} title={prayer.title} photo={prayer.photo} />
      )}
      <Refused entry={entry} onEdit={() => setDoing('edit')} />
      <Conflicts prayer={prayer} onChoose={change} />
      {prayer.updates.length > 0 && (
        <ul className={classes(layout.stack3, styles.updates)} aria-label="Updates">
          {prayer.updates.map((update) => (
            <li key={update.id}>
              <time dateTime={update.createdAt}>{dayLabel(update.createdAt)}</time>
              <p className={styles.text}>{update.text}</p>
            </li>
          ))}
        </ul>
      )}
      {prayer.answeredAt && (
        <div className={classes(layout.stack2, styles.answered)}>
          <strong>Answered {dayLabel(prayer.answeredAt)}</strong>
          {prayer.answerStory && <p className={styles.text}>{prayer.answerStory}</p>}
        </div>
      )}
      {isThanked && !signs && <AnsweredMoment title={prayer.title} />}
      {doing === 'answer' && (
        <AnsweredForm
          prayer={prayer}
          onSave={change}
          onClose={(isSaved) => {
            done();
            setThanked(isSaved);
          }}
        />
      )}
      {doing === 'update' && <UpdateForm prayer={prayer} onSave={change} onClose={done} />}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {signs && <CareStrip onClose={closeCare} />}
      {doing === null && <Actions prayer={prayer} onDo={setDoing} onDelete={() => void onDelete().then(setProblem)} />}
    </article>
  );
};

/** What of it the server did not take: its words, its photo, or both. */
const Refused = ({ entry: { prayer, reason, photoReason }, onEdit }: { entry: JournalEntry; onEdit(): void }) => (
  <>
    {reason && <NeedsYou subject={prayer.id} of="prayer" reason={reason} onEdit={onEdit} />}
    {photoReason && <NeedsYou subject={photoSubject(prayer.id)} of="photo" reason={photoReason} onEdit={onEdit} />}
  </>
);

/** A prayer that was opened is read aloud from its title on. The first page is left to the browser, and Back to the list. */
const useFocusOnOpening = (heading: RefObject<HTMLHeadingElement | null>): void => {
  const isOpened = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true });
  }, [heading, isOpened]);
};

const Actions = ({ prayer, onDo, onDelete }: { prayer: Prayer; onDo(what: Doing): void; onDelete(): void }) => {
  const answer = prayer.answeredAt ? 'Edit answer' : 'Answered';
  return (
    <footer className={classes(layout.row, styles.actions)}>
      <Button kind="quiet" onClick={() => onDo('edit')} aria-label={`Edit: ${prayer.title}`}>
        Edit
      </Button>
      <Button kind="quiet" onClick={() => onDo('update')} aria-label={`Add update: ${prayer.title}`}>
        Add update
      </Button>
      <Button kind="quiet" onClick={() => onDo('answer')} aria-label={`${answer}: ${prayer.title}`}>
        {answer}
      </Button>
      <ShareButton
        content={{ title: prayer.title, text: prayerShareText(prayer) }}
        kind="quiet"
        label={`Share: ${prayer.title}`}
      />
      <Button kind="quiet" onClick={onDelete} aria-label={`Delete: ${prayer.title}`}>
        Delete
      </Button>
    </footer>
  );
};
