import { LifeBuoy } from 'lucide-react';
import { useEffect, useState } from 'react';
import home from '../../../../content/generated/home.json';
import type { Category } from '../../../../core/contract/content.ts';
import type { Verse } from '../../../../core/contract/search.ts';
import { classes } from '../../../ui/classes.ts';
import { quoted } from '../../../ui/text/quoted.ts';
import { ChurchName } from '../parts/ChurchName.tsx';
import { EsvNotice } from '../parts/EsvNotice.tsx';
import { driftAt, kinds, sceneAt, type SceneKind } from './scenes.ts';
import { useTouchToEnd } from './useTouchToEnd.ts';
import styles from './AttractLoop.module.css';

interface AttractLoopProps {
  verse: Verse | null;
  place: string | null;
  sceneSeconds: number;
  onEnd(byTouch: boolean): void;
  /** A letter was typed: what is asked begins with it. */
  onType(letter: string): void;
  onCategory(category: Category): void;
  onTalk(): void;
}

/**
 * For whoever passes by at three metres: the day's verse, a question, an invitation, one after the other in large letters. Any
 * touch or key ends it, and does what it was meant for. Nothing of it is read aloud by itself; the heading stays the same.
 */
export const AttractLoop = ({ verse, place, sceneSeconds, onEnd, onType, onCategory, onTalk }: AttractLoopProps) => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => now + 1), sceneSeconds * 1000);
    return () => clearInterval(timer);
  }, [sceneSeconds]);
  useTouchToEnd(onEnd, onType);

  const { kind: shown, question } = sceneAt(step, verse !== null);
  const { x, y } = driftAt(step);
  return (
    <main className={styles.attract} style={{ translate: `${x}px ${y}px` }}>
      <h1 className="visually-hidden">What is on your heart today?</h1>
      <ChurchName place={place} className={styles.name} />
      <div className={styles.stage}>
        {kinds.map((kind) => (
          <div
            key={kind}
            className={classes(styles.scene, kind === shown && styles.shown)}
            aria-hidden={kind !== shown}
          >
            <Scene kind={kind} verse={verse} question={question} />
          </div>
        ))}
      </div>
      <nav aria-label="Subjects" className={styles.subjects}>
        {home.categories.map((category) => (
          <button key={category.id} type="button" onClick={() => onCategory(category)}>
            {category.name}
          </button>
        ))}
        <button type="button" className={styles.talk} onClick={onTalk}>
          <LifeBuoy size={28} aria-hidden />
          Talk to someone now
        </button>
      </nav>
    </main>
  );
};

const Scene = ({ kind, verse, question }: { kind: SceneKind; verse: Verse | null; question: string }) => {
  if (kind === 'question') return <p className={styles.far}>{question}</p>;
  if (kind === 'invitation')
    return (
      <>
        <p className={styles.far}>Touch the screen and say it in your own words.</p>
        <p className={styles.near}>A verse, a few quiet thoughts, a prayer. No name, no account.</p>
      </>
    );
  return (
    verse && (
      <figure>
        <blockquote className={styles.far}>{quoted(verse.text)}</blockquote>
        <figcaption className={styles.near}>
          {verse.ref} {verse.translation}
        </figcaption>
        <EsvNotice verses={[verse]} />
      </figure>
    )
  );
};
