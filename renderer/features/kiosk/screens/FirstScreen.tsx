import type { KioskState } from '../../../../core/bridge/kioskState.ts';
import type { Category } from '../../../../core/contract/content.ts';
import { AttractLoop } from '../attract/AttractLoop.tsx';
import type { useAttract } from '../attract/useAttract.ts';
import { useKioskVerse } from '../attract/useKioskVerse.ts';
import type { PrayerOffer } from '../parts/PrayerOffer.tsx';
import { WelcomeScreen } from './WelcomeScreen.tsx';
import styles from '../kiosk.module.css';

interface FirstScreenProps {
  state: KioskState;
  attract: ReturnType<typeof useAttract>;
  prayer: PrayerOffer;
  /** With what was typed already. */
  onAsk(words: string): void;
  onCategory(category: Category): void;
  onTalk(): void;
}

/** What nobody has begun with yet: the loop for passers-by, or the subjects to touch. */
export const FirstScreen = ({ state, attract, prayer, onAsk, onCategory, onTalk }: FirstScreenProps) => {
  const verse = useKioskVerse();
  const place = state.church?.name ?? null;
  if (attract.isShown && state.attract)
    return (
      <AttractLoop
        verse={verse}
        place={place}
        sceneSeconds={state.attract.sceneSeconds}
        onEnd={attract.end}
        onType={(letter) => {
          attract.end(false);
          onAsk(letter);
        }}
        onCategory={(category) => {
          attract.end(false);
          onCategory(category);
        }}
        onTalk={() => {
          attract.end(false);
          onTalk();
        }}
      />
    );
  return (
    <>
      <WelcomeScreen
        revoked={state.pairing === 'revoked'}
        place={place}
        verse={verse}
        onAsk={() => onAsk('')}
        onCategory={onCategory}
        onTalk={onTalk}
        prayer={prayer}
      />
      {attract.isLifting && <div className={styles.shield} />}
    </>
  );
};
