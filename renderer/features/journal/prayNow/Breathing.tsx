import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './prayNow.module.css';

type Phase = 'rest' | 'in' | 'out';

/** How long each lasts, in milliseconds: out is longer than in, which is what calms. */
const lengths: Readonly<Record<Phase, number>> = { rest: 800, in: 4000, out: 6000 };
const words: Readonly<Record<Phase, string>> = { rest: 'Be still', in: 'Breathe in', out: 'Breathe out' };

/** A circle that grows and shrinks as one breathes; where motion is not wanted, its words alone. */
export const Breathing = () => {
  const [phase, setPhase] = useState<Phase>('rest');
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => setPhase(phase === 'in' ? 'out' : 'in'), lengths[phase]);
    return () => clearTimeout(timer);
  }, [phase, isPaused]);

  return (
    <div className={styles.breathing}>
      {/* Not read aloud: a screen reader would speak every few seconds over the prayer. */}
      <div className={styles.circle} data-phase={phase} aria-hidden>
        <span>{words[phase]}</span>
      </div>
      <Button
        kind="quiet"
        aria-label={isPaused ? 'Resume the breathing guide' : 'Pause the breathing guide'}
        onClick={() => {
          setPaused(!isPaused);
          setPhase('rest');
        }}
      >
        {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
    </div>
  );
};
