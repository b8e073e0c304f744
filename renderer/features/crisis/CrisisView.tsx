import { ArrowLeft, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { Danger } from '../../../core/crisis/danger.ts';
import { platform } from '../../platform/current.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Label } from '../../ui/text/Label.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { Verse } from '../../ui/text/Verse.tsx';
import {
  cardOf,
  countriesFor,
  findCountry,
  guessHere,
  helplines,
  isForOthers,
  linesFor,
  sayingIn,
} from '../helplines/index.ts';
import { HelplineList } from './HelplineList.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './crisis.module.css';

/** Said where the device may be somebody else's too. */
const LATER = 'If somebody may look at this device later, a call may be safer than a text.';

/** To a page that says nothing of whoever opens it. It takes this one's place, so that Back does not lead here. */
const goElsewhere = () => {
  if (platform.kind === 'desktop') window.open(helplines.leaveTo, '_blank', 'noopener');
  else window.location.replace(helplines.leaveTo);
};

interface CrisisViewProps {
  /** Null where nothing is known but that somebody wants to talk. */
  danger: Danger | null;
  /** What was written in, where that is not English and `danger` does not tell. */
  language?: string | undefined;
  /** Whether the person typed something, rather than opening a page. */
  typed: boolean;
  /** Forgets what led here and shows the empty home screen in its place. */
  onLeave(): void;
}

/**
 * The calm card for words of danger (docs/decisions.md 17), and then still a verse and a prayer. Nothing of it is sent.
 */
export const CrisisView = ({ danger, language = danger?.language, typed, onLeave }: CrisisViewProps) => {
  const card = cardOf(danger);
  const { title, text, verse, prayer } = card;
  const abuse = danger?.kind === 'abuse';
  const heading = useFocusOnMount<HTMLHeadingElement>(title);
  const [country, setCountry] = useState(() => guessHere() ?? '');
  const leave = () => {
    onLeave();
    if (abuse) goElsewhere();
  };
  useEscape(typed || abuse ? leave : null);
  const here = findCountry(country);
  const saying = sayingIn(language);

  return (
    <div className={layout.page}>
      {abuse && (
        <Button
          kind="danger"
          className={styles.leave}
          onClick={leave}
          aria-keyshortcuts="Escape"
          data-leave={helplines.leaveTo}
        >
          <DoorOpen size={22} aria-hidden />
          Leave this page quickly
          <kbd aria-hidden>Esc</kbd>
        </Button>
      )}
      {typed && !abuse && (
        <Button kind="quiet" className={layout.back} onClick={leave}>
          <ArrowLeft size={18} aria-hidden />
          Back to search
        </Button>
      )}
      <Card className={layout.stack5} aria-labelledby="crisis-title">
        <h1 id="crisis-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {saying && (
          <p lang={language} className={styles.saying}>
            {saying}
          </p>
        )}
        <p>{abuse ? `${text} ${LATER}` : text}</p>
        <HelplineList
          emergency={here?.emergency ?? null}
          lines={linesFor(card, here)}
          abroad={countriesFor(language, here).map((each) => ({ ...each, lines: linesFor(card, each) }))}
          who={isForOthers(danger) ? 'anyone is' : 'you are'}
          everywhere={helplines.everywhere}
        />
        <label className={classes(layout.row, styles.country)}>
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
        {typed && <p className={layout.soft}>What you typed has not been sent or kept.</p>}
      </Card>
      <Card lit>
        <Label level={2}>God's Word</Label>
        <Verse text={verse.text} reference={verse.ref} translation={verse.translation} />
      </Card>
      <Card>
        <Label level={2}>Prayer</Label>
        <Paragraphs text={prayer} />
      </Card>
    </div>
  );
};
