import { describe, expect, it } from 'vitest';
import { fitToScreens } from './bounds.ts';

const screen = { x: 0, y: 0, width: 1920, height: 1040 };
const second = { x: 1920, y: 0, width: 1280, height: 1024 };

describe('where the window opens', () => {
  it('is where it was closed', () => {
    const state = { x: 2000, y: 20, width: 900, height: 700, isMaximized: true };
    expect(fitToScreens(state, [screen, second])).toEqual(state);
  });

  it('given a screen that is gone or a title bar out of reach, leaves the place to the system', () => {
    for (const at of [
      { x: 2000, y: 20 },
      { x: -5000, y: 0 },
      { x: 10, y: -30 },
      { x: 10, y: 1030 },
      { x: 1900, y: 10 },
    ])
      expect(fitToScreens({ ...at, width: 900, height: 700, isMaximized: false }, [screen])).toEqual({
        width: 900,
        height: 700,
        isMaximized: false,
      });
  });

  it('is no larger than the screen and no smaller than the page can be', () => {
    expect(fitToScreens({ x: 0, y: 0, width: 5000, height: 1, isMaximized: false }, [screen])).toMatchObject({
      width: 1920,
      height: 480,
    });
    expect(fitToScreens(undefined, [{ x: 0, y: 0, width: 800, height: 600 }])).toEqual({
      width: 800,
      height: 600,
      isMaximized: false,
    });
    expect(fitToScreens(undefined, [])).toMatchObject({ isMaximized: false });
  });
});
