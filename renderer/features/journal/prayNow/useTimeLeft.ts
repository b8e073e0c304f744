import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const SECOND = 1000;

interface TimeLeft {
  /** In minutes, the begun one included; 0 once the time is up. */
  minutes: number;
  /** What of it is left, from 1 to 0. */
  share: number;
}

/** What is left of so many minutes since this was first drawn; null without a timer. By the clock: a device may sleep. */
export const useTimeLeft = (minutes: number): TimeLeft | null => {
  const [begun] = useState(() => Date.now());
  const [now, setNow] = useState(begun);
  const whole = minutes * MINUTE;
  const left = Math.max(0, begun + whole - now);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return minutes === 0 ? null : { minutes: Math.ceil(left / MINUTE), share: left / whole };
};
