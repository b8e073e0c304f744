import { Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Unanswered } from '../../../core/contract/noMatch.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Label } from '../../ui/text/Label.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { Verse } from '../../ui/text/Verse.tsx';
import { TalkToSomeone } from '../crisis/index.ts';
import { PrayerPart } from './PrayerPart.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Passage } from '../reading/index.ts';
import type { Result } from './result.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './wisdom.module.css';

interface NoMatchCardProps {
  result: Result;
  unanswered: Unanswered;
  onSearch(query: string): void;
  end: ReactNode;
}

/** Says that no note answers, and what there is instead. */
export const NoMatchCard = ({ result, unanswered, onSearch, end }: NoMatchCardProps) => {
  const { topic, verses, note, prayer, suggestions } = result;
  const { kind, versesLabel, person, links = [], language, next, credit, places } = unanswered;
  const heading = useFocusOnMount<HTMLHeadingElement>(topic);
  return (
    <Card lit={verses.length > 0} aria-labelledby="result-title" className={styles.card}>
      <div className={classes(layout.stack2, styles.head)} lang={language?.code} dir={language?.dir}>
        <h2 id="result-title" ref={heading} tabIndex={-1}>
          {topic}
        </h2>
        <Paragraphs text={note} />
      </div>
      {language && <p className={styles.because}>{language.english}</p>}

      {verses.length > 0 && (
        <div>
          <Label>{versesLabel}</Label>
          <ul className={classes(layout.stack5, styles.passages)}>
            {verses.map((verse) => (
              <li key={verse.ref}>
                {/* Whoever cries out needs the words alone. */}
                {kind === 'against-god' ? (
                  <Verse size="small" text={verse.text} reference={verse.ref} translation={verse.translation} />
                ) : (
                  <Passage topic={topic} verse={verse} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {places && (
        <ul className={classes(layout.row, styles.places)}>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      )}
      <PrayerPart label="A prayer, if you want one" topic={topic} prayer={prayer} />
      {next && (
        <div className={styles.next}>
          <Footprints size={24} strokeWidth={1.5} aria-hidden />
          <div>
            <Label>Talk it over</Label>
            <p>{next}</p>
          </div>
        </div>
      )}
      <Suggestions ask="You might begin with" titles={suggestions} onSearch={onSearch} />
      <div className={classes(layout.row, styles.person)}>
        {person && <p>{person}</p>}
        <TalkToSomeone language={language?.code} />
      </div>

      <div className={classes(layout.row, styles.actions)}>
        {links.map(({ href, text }, i) => {
          const look = buttonClass(i === 0 ? 'primary' : 'secondary');
          return href.startsWith('/') ? (
            <Link key={href} to={href} className={look}>
              {text}
            </Link>
          ) : (
            <a key={href} href={href} className={look}>
              {text}
            </a>
          );
        })}
        {end}
      </div>
      {credit && <p className={styles.credit}>{credit}</p>}
    </Card>
  );
};
