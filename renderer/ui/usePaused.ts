import { useEffect, useState } from 'react';

/** A search waits this long for the next letter, in milliseconds. */
const PAUSE = 300;

/** A value that follows another when that has stood still for a moment. */
export const usePaused = (value: string): string => {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
};
