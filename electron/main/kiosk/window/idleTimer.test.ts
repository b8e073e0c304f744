import { describe, expect, it, vi } from 'vitest';
import { createIdleTimer, isUserInput } from './idleTimer.ts';

const SECOND = 1000;

describe('the idle timer', () => {
  const watching = (timeout = 60, countdown = 20) => {
    const clock = { now: 0 };
    const told: (number | null)[] = [];
    const onTimeout = vi.fn();
    const idle = createIdleTimer({
      timeout: () => timeout * SECOND,
      countdown: countdown * SECOND,
      now: () => clock.now,
      onCountdown: (seconds) => told.push(seconds),
      onTimeout,
    });
    const pass = (seconds: number) => {
      for (let step = 0; step < seconds * 4; step++) {
        clock.now += SECOND / 4;
        idle.tick();
      }
    };
    return { idle, told, onTimeout, pass };
  };

  it('counts down from 20 after a minute without input, then times out once', () => {
    const { idle, told, onTimeout, pass } = watching();
    idle.userActive();
    pass(59);
    expect(told).toEqual([]);
    pass(21);
    expect(told).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
    expect(onTimeout).toHaveBeenCalledTimes(1);
    pass(600);
    expect(onTimeout, 'not a second time').toHaveBeenCalledTimes(1);
  });

  it('starts again with any input during the countdown', () => {
    const { idle, told, onTimeout, pass } = watching();
    expect(idle.userActive(), 'no countdown was shown').toBe(false);
    pass(70);
    expect(idle.userActive(), 'ended the countdown').toBe(true);
    expect(idle.userActive()).toBe(false);
    expect(told.at(-1)).toBeNull();
    pass(59);
    expect(onTimeout).not.toHaveBeenCalled();
    expect(idle.isUsed()).toBe(true);
  });

  it('does not run before the first input, nor after a reset', () => {
    const { idle, told, onTimeout, pass } = watching();
    pass(1000);
    idle.userActive();
    idle.reset();
    pass(1000);
    expect([told, onTimeout.mock.calls]).toEqual([[], []]);
  });

  it('counts touches, clicks and keys as input, not a moving pointer', () => {
    expect(['mouseDown', 'keyDown', 'touchStart', 'mouseWheel', 'gestureTap'].every(isUserInput)).toBe(true);
    expect(['mouseMove', 'mouseEnter', 'mouseLeave', 'pointerMove', ''].some(isUserInput)).toBe(false);
  });
});
