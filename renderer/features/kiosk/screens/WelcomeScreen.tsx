import { LifeBuoy } from 'lucide-react';
import home from '../../../../content/generated/home.json';
import type { Category } from '../../../../core/contract/content.ts';
import type { Verse as Passage } from '../../../../core/contract/search.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Glyph } from '../../../ui/text/Glyph.tsx';
import { Verse } from '../../../ui/text/Verse.tsx';
import { ChurchName } from '../parts/ChurchName.tsx';
import { EsvNotice } from '../parts/EsvNotice.tsx';
import { AskForPrayer, type PrayerOffer } from '../parts/PrayerOffer.tsx';
import styles from './WelcomeScreen.module.css';

interface WelcomeScreenProps {
  /** This screen was disconnected by an admin. */
  revoked: boolean;
  /** The kiosk's name. */
  place: string | null;
  verse: Passage | null;
  onAsk(): void;
  onCategory(category: Category): void;
  onTalk(): void;
  prayer: PrayerOffer;
}

/** What stands there for whoever passes by: a verse, a question, and the subjects to touch. */
export const WelcomeScreen = ({ revoked, place, verse, onAsk, onCategory, onTalk, prayer }: WelcomeScreenProps) => (
  <main className={styles.welcome}>
    {revoked && (
      <p role="alert" className={styles.revoked}>
        This screen is no longer connected to its church. Please tell a volunteer. It goes on answering from what it
        holds itself.
      </p>
    )}
    <ChurchName place={place} className={styles.name} />
    <h1>What is on your heart today?</h1>
    <button type="button" className={styles.ask} onClick={onAsk}>
      <Glyph name="search" size={34} />
      Touch here and write what you need help with
    </button>
    <div className={styles.verse}>
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
