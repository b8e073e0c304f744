import { LifeBuoy } from 'lucide-react';
import { useEffect, useState, type SyntheticEvent } from 'react';
import home from '../../../../content/generated/home.json';
import type { Category } from '../../../../core/contract/content.ts';
import type { Verse as Passage } from '../../../../core/contract/search.ts';
import { dailyIndex, localDay } from '../../../../core/rules/daily.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Glyph } from '../../../ui/text/Glyph.tsx';
import { Verse } from '../../../ui/text/Verse.tsx';
import { loadNote, noteTitles } from '../../topics/index.ts';
import { EsvNotice } from '../parts/EsvNotice.tsx';
import { AskForPrayer, type PrayerOffer } from '../parts/PrayerOffer.tsx';
import { classes } from '../../../ui/classes.ts';
import { useSite } from '../../site/index.ts';
import styles from './WelcomeScreen.module.css';

/** A logo that can't be had now leaves the name alone. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => (currentTarget.hidden = true);

/** A verse of more letters than these is set smaller, so that all of the screen is seen at once. */
const LONG = 200;

interface WelcomeScreenProps {
  /** This screen was disconnected by an admin. */
  revoked: boolean;
  /** The kiosk's name. */
  place: string | null;
  onAsk(): void;
  onCategory(category: Category): void;
  onTalk(): void;
  prayer: PrayerOffer;
}

/** What stands there for whoever passes by: a verse, a question, and the subjects to touch. */
export const WelcomeScreen = ({ revoked, place, onAsk, onCategory, onTalk, prayer }: WelcomeScreenProps) => {
  const { name, logo } = useSite();
  const verse = useVerseOfTheDay();
  return (
    <main className={styles.welcome}>
      {revoked && (
        <p role="alert" className={styles.revoked}>
          This screen is no longer connected to its church. Please tell a volunteer. It goes on answering from what it
          holds itself.
        </p>
      )}
      <p className={styles.name}>
        {logo !== null && <img key={logo} src={logo} alt="" className={styles.logo} onError={hide} />}
        {name}
        {place && <span> · {place}</span>}
      </p>
      <h1>What is on your heart today?</h1>
      <button type="button" className={styles.ask} onClick={onAsk}>
        <Glyph name="search" size={34} />
        Touch here and write what you need help with
      </button>
      <div className={classes(styles.verse, verse && verse.text.length > LONG && styles.long)}>
        {verse && <Verse text={verse.text} translation={verse.translation} reference={verse.ref} />}
        {verse && <EsvNotice verses={[verse]} />}
      </div>
      <nav aria-label="Subjects">
        <ul className={styles.tiles}>
          {home.categories.map((category) => (
            <li key={category.id}>
              <button type="button" className={styles.tile} onClick={() => onCategory(category)}>
                <Glyph name={category.icon} size={38} className={styles.icon} />
                {category.name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <footer className={styles.foot}>
        <p>No name, no account. When you leave, this screen forgets what you wrote.</p>
        <Button onClick={onTalk}>
          <LifeBuoy size={28} aria-hidden />
          Talk to someone now
        </Button>
        <AskForPrayer offer={prayer} />
      </footer>
    </main>
  );
};

const quiet = noteTitles.filter(({ danger }) => danger === undefined);
/** How soon a screen that stands through midnight shows the new day's verse, in milliseconds. */
const LOOK = 60_000;

/** The same all day, another tomorrow. */
const useVerseOfTheDay = (): Passage | null => {
  const [day, setDay] = useState(() => localDay(new Date()));
  const [verse, setVerse] = useState<Passage | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setDay(localDay(new Date())), LOOK);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // Yesterday's verse, come late, may not take the place of today's.
    let mounted = true;
    const chosen = quiet[dailyIndex(day, 'kiosk', 'note', quiet.length)];
    if (chosen)
      loadNote(chosen.id).then(
        (note) => mounted && note && setVerse(note.verse),
        () => undefined,
      );
    return () => {
      mounted = false;
    };
  }, [day]);
  return verse;
};
