/** Watches whether anybody is there. Told of every touch and key, and of every second. */
export interface Idle {
  /** True where it answers the question whether somebody is there. */
  touched(): boolean;
  tick(): void;
  /** Whether somebody has used the screen since it was last wiped. */
  isUsed(): boolean;
  /** Everything was wiped: nobody is there. */
  reset(): void;
}

interface Parts {
  /** How long nobody may touch anything before it is asked, and then until the wipe, in milliseconds. */
  patience: () => number;
  countdown: number;
  now: () => number;
  /** Seconds until the wipe; null once somebody is there again. */
  onCountdown(seconds: number | null): void;
  onGone(): void;
}

export const createIdle = ({ patience, countdown, now, onCountdown, onGone }: Parts): Idle => {
  let last: number | null = null;
  let shown: number | null = null;

  const show = (seconds: number | null) => {
    if (seconds === shown) return;
    shown = seconds;
    onCountdown(seconds);
  };

  return {
    touched() {
      const isAnswer = shown !== null;
      last = now();
      show(null);
      return isAnswer;
    },
    tick() {
      if (last === null) return;
      const over = now() - last - patience();
      if (over < 0) return;
      if (over >= countdown) {
        last = null;
        shown = null;
        onGone();
      } else show(Math.ceil((countdown - over) / 1000));
    },
    isUsed: () => last !== null,
    reset() {
      last = null;
      shown = null;
    },
  };
};

/** Inputs that a person makes. A pointer that moves does not count: a shaking table must not keep a screen awake. */
const made: ReadonlySet<string> = new Set([
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

export const isTouch = (type: string): boolean => made.has(type);
