interface Parts {
  /** How long nobody may touch anything before it is asked, and then until everything is cleared, in milliseconds. */
  timeout: () => number;
  countdown: number;
  now: () => number;
  /** Seconds until everything is cleared; null once somebody is there again. */
  onCountdown(seconds: number | null): void;
  onTimeout(): void;
}

export type IdleTimer = ReturnType<typeof createIdleTimer>;

/** Tells when nobody has used the screen for a while. Told of every touch and key, and of every second. */
export const createIdleTimer = ({ timeout, countdown, now, onCountdown, onTimeout }: Parts) => {
  let last: number | null = null;
  let shown: number | null = null;

  const show = (seconds: number | null) => {
    if (seconds === shown) return;
    shown = seconds;
    onCountdown(seconds);
  };

  return {
    /** Somebody touched the screen or a key; true where that answers "Still there?". */
    userActive() {
      const isAnswer = shown !== null;
      last = now();
      show(null);
      return isAnswer;
    },
    tick() {
      if (last === null) return;
      const over = now() - last - timeout();
      if (over < 0) return;
      if (over >= countdown) {
        last = null;
        shown = null;
        onTimeout();
      } else show(Math.ceil((countdown - over) / 1000));
    },
    /** Whether somebody has used the screen since it was last cleared. */
    isUsed: () => last !== null,
    /** Everything was cleared: nobody is there. */
    reset() {
      last = null;
      shown = null;
    },
  };
};

/** Inputs that a person makes. A pointer that moves does not count: a shaking table must not keep a screen awake. */
const userInputs: ReadonlySet<string> = new Set([
  'mouseDown',
  'mouseWheel',
  'keyDown',
  'rawKeyDown',
  'char',
  'touchStart',
  'touchMove',
  'pointerDown',
  'gestureTap',
  'gestureTapDown',
  'gestureScrollBegin',
]);

export const isUserInput = (type: string): boolean => userInputs.has(type);
