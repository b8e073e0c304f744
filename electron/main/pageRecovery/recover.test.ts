import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackoff, recoverPage } from './recover.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Stands for a window on a page: emits Electron's events. */
const fakeWindow = (address = 'app://lampstand/journal') => {
  const contents = Object.assign(new EventEmitter(), {
    getURL: () => address,
    loadURL: vi.fn(() => Promise.resolve()),
    forcefullyCrashRenderer: vi.fn(),
  });
  const window = Object.assign(new EventEmitter(), { webContents: contents, isDestroyed: () => false });
  recoverPage(window as unknown as BrowserWindow);
  return { window, contents };
};

it('ends a page that hangs for fifteen seconds, not one that responds again', async () => {
  const { window, contents } = fakeWindow();
  window.emit('unresponsive');
  await vi.advanceTimersByTimeAsync(14_000);
  window.emit('responsive');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(contents.forcefullyCrashRenderer).not.toHaveBeenCalled();
  window.emit('unresponsive');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(contents.forcefullyCrashRenderer).toHaveBeenCalledTimes(1);
});

it('given a closed window, does nothing', async () => {
  const { window, contents } = fakeWindow();
  window.emit('unresponsive');
  window.emit('closed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(contents.forcefullyCrashRenderer).not.toHaveBeenCalled();
});

it('ignores a load that another replaced, and failures of a frame', async () => {
  const { contents } = fakeWindow();
  contents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 });
  contents.emit('did-fail-load', {}, -3, '', '', true);
  contents.emit('did-fail-load', {}, -6, '', '', false);
  await vi.advanceTimersByTimeAsync(1);
  expect(contents.loadURL).not.toHaveBeenCalled();
  contents.emit('did-fail-load', {}, -6, '', '', true);
  await vi.advanceTimersByTimeAsync(1);
  expect(contents.loadURL).toHaveBeenCalledExactlyOnceWith('app://lampstand/journal');
});

it('reloads only pages of ours', async () => {
  const { contents } = fakeWindow('https://evil.example/');
  contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(contents.loadURL).toHaveBeenCalledExactlyOnceWith('app://lampstand/');
});

it('waits longer after each crash, then gives up', () => {
  const next = createBackoff(() => 0);
  expect([next(), next(), next(), next()]).toEqual([500, 1000, 2000, 4000].map((wait) => ({ action: 'reload', wait })));
  expect(next()).toEqual({ action: 'help', wait: 500 });
  expect(next()).toEqual({ action: 'reload', wait: 500 });
});

it('does not count crashes of long ago', () => {
  let now = 0;
  const next = createBackoff(() => now);
  for (let i = 0; i < 20; i++) {
    expect(next()).toEqual({ action: 'reload', wait: 500 });
    now += 300_000;
  }
});
