import { useState } from 'react';
import type { Prayer } from '../../../../core/contract/journal.ts';
import { readPrayedAt } from '../../../../core/journal/prayNow.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { Begin } from './Begin.tsx';
import { Breathing } from './Breathing.tsx';
import { roundOf, type Choices } from './choices.ts';
import { Done } from './Done.tsx';
import { Praying } from './Praying.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useWakeLock } from './useWakeLock.ts';

interface Round {
  /** Chosen once: a sync in its midst must not shuffle it. */
  prayers: readonly Prayer[];
  choices: Choices;
}

/** A gentle round of prayers, those that waited longest first. Nothing is counted. */
export const PrayNow = () => {
  const { owner, journal } = useOwnJournal();
  const [round, setRound] = useState<Round | null>(null);

  const begin = async (choices: Choices) => {
    journal.writeLocal(owner, 'prayNow', choices).catch(() => undefined);
    const { count, category } = roundOf(choices);
    const prayers = await journal.prayNow(owner, localDay(new Date()), count, category).catch(() => []);
    setRound({ prayers, choices });
  };

  return round ? <RoundSteps {...round} /> : <Begin onBegin={(choices) => void begin(choices)} />;
};

const RoundSteps = ({ prayers, choices }: Round) => {
  const { owner, journal } = useOwnJournal();
  const [at, setAt] = useState(0);
  useWakeLock();

  const keepPrayed = async (id: string) => {
    const moments = readPrayedAt(await journal.readLocal(owner, 'prayed')).set(id, Date.now());
    await journal.writeLocal(owner, 'prayed', Object.fromEntries(moments));
  };

  const prayer = prayers[at];
  if (!prayer) return <Done brought={prayers} aloud={choices.aloud} />;
  return (
    <>
      <TimeLine minutes={choices.minutes} />
      {choices.breathing && <Breathing />}
      <Praying
        key={prayer.id}
        prayer={prayer}
        place={{ at: at + 1, of: prayers.length }}
        aloud={choices.aloud}
        onAmen={() => {
          keepPrayed(prayer.id).catch(() => undefined);
          setAt(at + 1);
        }}
      />
    </>
  );
};
