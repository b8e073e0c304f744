import type { Rectangle } from 'electron';
import type { WindowState } from '../settings/schema.ts';

export const minSize = { width: 360, height: 480 };
const defaultState: WindowState = { width: 1080, height: 820, isMaximized: false };

/** How much of the window must be on a screen to count as "there", in pixels. */
const MIN_VISIBLE = 100;

/** The bounds to open with: as last time, unless that screen has gone or shrunk since. */
export const fitToScreens = (state: WindowState | undefined, screens: readonly Rectangle[]): WindowState => {
  const { x, y, width, height, isMaximized } = state ?? defaultState;
  const screen = screens.find((area) => x !== undefined && y !== undefined && isOn(area, { x, y, width, height }));
  const room = screen ?? screens[0];
  const size = {
    width: Math.max(minSize.width, Math.min(width, room?.width ?? width)),
    height: Math.max(minSize.height, Math.min(height, room?.height ?? height)),
  };
  return screen ? { x, y, ...size, isMaximized } : { ...size, isMaximized };
};

const isOn = (screen: Rectangle, { x, y, width }: Rectangle): boolean => {
  const visible = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  // The title bar has to be within reach.
  return visible >= MIN_VISIBLE && y >= screen.y && y <= screen.y + screen.height - MIN_VISIBLE;
};
