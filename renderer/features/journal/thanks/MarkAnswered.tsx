import { useState } from 'react';
import type { Prayer, PrayerEdit } from '../../../../core/contract/journal.ts';
import type { Signs } from '../../../../core/crisis/detector.ts';
import { seenIn } from '../../../../core/journal/conflictRules.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { CareCard } from '../editor/CareCard.tsx';
import { CareStrip } from '../editor/CareStrip.tsx';
import { AnsweredForm } from '../editor/DraftForms.tsx';
import { signsInPrayer, wordsOf } from '../editor/signsInPrayer.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { AnsweredMoment } from './AnsweredMoment.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './thanks.module.css';

const FAILED = 'Failed to change prayer. Please try again.';

type Step = { kind: 'list' } | { kind: 'form' | 'moment'; prayer: Prayer };

/** Marks one of these prayers as answered, right where they were brought. */
export const MarkAnswered = ({ prayers }: { prayers: readonly Prayer[] }) => {
  const { owner, journal } = useOwnJournal();
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const [signs, setSigns] = useState<Signs | null>(null);
  const open = prayers.filter(({ id }) => !answered.has(id));

  const save = async (prayer: Prayer, set: PrayerEdit): Promise<boolean> => {
    setFailed(false);
    try {
      await journal.edit(owner, prayer.id, seenIn(prayer), set);
    } catch {
      setFailed(true);
      return false;
    }
    void signsInPrayer(wordsOf(set)).then(setSigns);
    setAnswered(new Set([...answered, prayer.id]));
    return true;
  };

  const closeCare = () => {
    setSigns(null);
    setStep({ kind: 'list' });
  };
  if (signs?.certain) return <CareCard danger={signs.danger} onClose={closeCare} />;
  return (
    <section className={layout.stack3} aria-label="Has one of them been answered?">
      {signs && <CareStrip onClose={closeCare} />}
      {step.kind === 'moment' && !signs && <AnsweredMoment title={step.prayer.title} />}
      {step.kind === 'form' && (
        <>
          <h2 className={styles.question}>{step.prayer.title}</h2>
          {failed && <Notice tone="bad">{FAILED}</Notice>}
          <AnsweredForm
            prayer={step.prayer}
            onSave={(set) => save(step.prayer, set)}
            onClose={(isSaved) => setStep(isSaved ? { kind: 'moment', prayer: step.prayer } : { kind: 'list' })}
          />
        </>
      )}
      {step.kind !== 'form' && open.length > 0 && (
        <details>
          <summary className={styles.question}>Has one of them been answered?</summary>
          <ul className={styles.choices}>
            {open.map((prayer) => (
              <li key={prayer.id}>
                <Button
                  aria-label={`Answered: ${prayer.title}`}
                  onClick={() => {
                    setFailed(false);
                    setStep({ kind: 'form', prayer });
                  }}
                >
                  {prayer.title}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
