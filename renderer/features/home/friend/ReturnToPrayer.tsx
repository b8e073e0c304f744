import { useState } from 'react';
import { seenIn } from '../../../../core/journal/conflictRules.ts';
import type { PrayerToReturn } from '../../../../core/journal/home/prayerToReturn.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { classes } from '../../../ui/classes.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { useHasPath } from '../../../ui/paths.ts';
import { Label } from '../../../ui/text/Label.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './friend.module.css';

interface ReturnToPrayerProps {
  owner: string;
  journal: JournalClient;
  chosen: PrayerToReturn;
  onRest(): void;
  onAnswered(title: string): void;
}

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const FAILED = 'Failed to change prayer. Please try again.';

const yearsAgo = (years: number): string => (years === 1 ? 'a year ago' : `${years} years ago`);

/** One prayer of one's own to come back to. Its title alone: others may see this screen. */
export const ReturnToPrayer = ({ owner, journal, chosen, onRest, onAnswered }: ReturnToPrayerProps) => {
  const [failed, setFailed] = useState(false);
  const pages = { pray: useHasPath('/journal/pray'), prayer: useHasPath('/journal/prayer/:id') };
  const { prayer } = chosen;
  const isOpen = prayer.answeredAt === null;

  const markAnswered = async () => {
    setFailed(false);
    try {
      await journal.edit(owner, prayer.id, seenIn(prayer), {
        answeredAt: new Date().toISOString(),
        answerStory: prayer.answerStory,
      });
      onAnswered(prayer.title);
    } catch {
      setFailed(true);
    }
  };

  return (
    <Card className={classes(layout.stack3, styles.card)}>
      <Label level={2}>{chosen.why === 'on this day' ? 'On this day' : 'Still praying?'}</Label>
      <div>
        <p className={styles.title}>{prayer.title}</p>
        <p className={layout.hint}>
          {chosen.why === 'on this day'
            ? `${chosen.what === 'answered' ? 'Answered' : 'Written'} ${yearsAgo(chosen.years)}`
            : `Written on ${dayFormat.format(new Date(prayer.createdAt))}`}
        </p>
      </div>
      <div className={classes(layout.row, styles.actions)}>
        {isOpen ? (
          <>
            <Link to={pages.pray ? '/journal/pray' : '/journal'} className={buttonClass('secondary')}>
              Pray now
            </Link>
            <Button kind="quiet" onClick={() => void markAnswered()} aria-label={`Mark answered: ${prayer.title}`}>
              Mark answered
            </Button>
          </>
        ) : (
          <Link to={pages.prayer ? `/journal/prayer/${prayer.id}` : '/journal'} className={buttonClass('secondary')}>
            Read it again
          </Link>
        )}
        <Button kind="quiet" onClick={onRest}>
          Not today
        </Button>
      </div>
      {failed && (
        <p role="alert" className={layout.problem}>
          {FAILED}
        </p>
      )}
    </Card>
  );
};

/** What was just marked. Another prayer may wait by now: it has time until home is opened again. */
export const JustAnswered = ({ title }: { title: string }) => (
  <Card className={styles.card} role="status">
    <p>
      Thanks be to God. “{title}” stands among your answered prayers. <Link to="/journal">Open your journal</Link>
    </p>
  </Card>
);
