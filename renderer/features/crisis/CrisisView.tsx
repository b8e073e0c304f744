import { ArrowLeft, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import helplineFile from '../../../content/generated/helplines.json';
import type { Helplines } from '../../../core/contract/content.ts';
import type { Danger } from '../../../core/matching/types.ts';
import { guessCountry } from '../../../core/rules/country.ts';
import { crisisWords } from '../../../core/rules/crisisWords.ts';
import { platform } from '../../platform/current.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { CrisisNote } from './CrisisNote.tsx';
import { HelplineList } from './HelplineList.tsx';
import page from '../../ui/page.module.css';
import styles from './crisis.module.css';

const helplines: Helplines = helplineFile;
const known = helplines.countries.map(({ country }) => country);

/** Said where the device may be somebody else's too. */
const LATER = 'If somebody may look at this device later, a call may be safer than a text.';

/** To a page that says nothing of whoever opens it. It takes this one's place, so that Back does not lead here. */
const goElsewhere = () => {
  if (platform.kind === 'desktop') window.open(helplines.leaveTo, '_blank', 'noopener');
  else window.location.replace(helplines.leaveTo);
};

interface CrisisViewProps {
  danger: Danger;
  /** Whether the person typed something, rather than opening a page. */
  typed: boolean;
  /** Forgets what led here and shows the empty home screen in its place. */
  onLeave(): void;
}

/** The calm card for words of danger (decision 17), and then still a verse and a prayer. Nothing of it is sent. */
export const CrisisView = ({ danger, typed, onLeave }: CrisisViewProps) => {
  const { title, text, note } = crisisWords[danger];
  const abuse = danger === 'abuse';
  const heading = useFocusOnMount<HTMLHeadingElement>(title);
  const [country, setCountry] = useState(
    () => guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages, known) ?? '',
  );
  const leave = () => {
    onLeave();
    if (abuse) goElsewhere();
  };
  useEscape(typed || abuse ? leave : null);
  const lines = helplines.countries.find((each) => each.country === country);

  return (
    <div className={page.page}>
      {abuse && (
        <Button kind="danger" className={styles.leave} onClick={leave} aria-keyshortcuts="Escape">
          <DoorOpen size={22} aria-hidden />
          Leave this page quickly
          <kbd aria-hidden>Esc</kbd>
        </Button>
      )}
      {typed && !abuse && (
        <Button kind="quiet" className={page.back} onClick={leave}>
          <ArrowLeft size={18} aria-hidden />
          Back to search
        </Button>
      )}
      <Card className={styles.card} aria-labelledby="crisis-title">
        <h1 id="crisis-title" ref={heading} tabIndex={-1} className={page.title}>
          {title}
        </h1>
        <p>{abuse ? `${text} ${LATER}` : text}</p>
        <HelplineList lines={lines} danger={danger} everywhere={helplines.everywhere} />
        <label className={styles.country}>
          <span>Where are you?</span>
          <select value={country} onChange={(event) => setCountry(event.target.value)}>
            {helplines.countries.map((each) => (
              <option key={each.country} value={each.country}>
                {each.name}
              </option>
            ))}
            <option value="">Another country</option>
          </select>
        </label>
        {typed && <p className={styles.private}>What you typed has not been sent or kept.</p>}
      </Card>
      <CrisisNote id={note} />
    </div>
  );
};
