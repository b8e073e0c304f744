import { Square, Volume2 } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { canReadAloud, reading } from './readAloud.ts';

interface ReadAloudProps {
  text: string;
  /** What it reads: "note", "prayer". */
  what: string;
  /** Reads without being asked again, where the person has chosen that before. */
  startsAtOnce?: boolean;
}

/** Has the device read a text aloud. Not drawn where the device can't. */
export const ReadAloud = ({ text, what, startsAtOnce = false }: ReadAloudProps) => {
  const id = useId();
  const state = useSyncExternalStore(reading.subscribe, () => reading.stateOf(id));
  useEffect(() => {
    if (startsAtOnce && canReadAloud) reading.start(id, text);
    return () => reading.stop(id);
  }, [id, text, startsAtOnce]);
  if (!canReadAloud) return null;
  const on = state === 'reading';
  return (
    <>
      <Button
        onClick={() => (on ? reading.stop(id) : reading.start(id, text))}
        aria-label={on ? `Stop reading the ${what} aloud` : `Listen to the ${what}`}
      >
        {on ? <Square size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
        {on ? 'Stop' : 'Listen'}
      </Button>
      {state === 'failed' && <p role="alert">This device has no voice to read with.</p>}
    </>
  );
};
