import { describe, expect, it, vi } from 'vitest';
import { checkForUpdates, startUpdates, type Updater } from './updates.ts';

const fakeUpdater = (answer: () => ReturnType<Updater['checkForUpdates']>) => {
  const listeners: ((error: Error) => void)[] = [];
  const updater: Updater = {
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: true,
    disableWebInstaller: false,
    logger: console,
    checkForUpdates: vi.fn(answer),
    on: (_event, listener) => listeners.push(listener),
  };
  return { updater, fail: (error: Error) => listeners.forEach((listener) => listener(error)) };
};

describe('updates', () => {
  it('are checked at the start and daily, and installed on quitting', async () => {
    const { updater } = fakeUpdater(() => Promise.resolve({ isUpdateAvailable: false }));
    let daily = () => {};
    const updates = startUpdates(updater, (ms, work) => {
      expect(ms).toBe(86_400_000);
      daily = work;
    });
    daily();
    expect(updater.checkForUpdates).toHaveBeenCalledTimes(2);
    expect(updater).toMatchObject({
      autoDownload: true,
      autoInstallOnAppQuit: true,
      allowDowngrade: false,
      disableWebInstaller: true,
      logger: null,
    });
    expect(await updates.check()).toBe('current');
  });

  it('that fail show nothing, and log no addresses', async () => {
    const { updater, fail } = fakeUpdater(() => Promise.reject(new Error('https://updates.example/mary')));
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const updates = startUpdates(updater, vi.fn());
    expect(await updates.check()).toBe('failed');
    fail(new Error('https://updates.example/mary'));
    expect(JSON.stringify(written.mock.calls)).toContain('update failed');
    expect(JSON.stringify(written.mock.calls)).not.toContain('mary');
    written.mockRestore();
  });

  it('are described in a sentence on demand', async () => {
    const showMessageBox = vi.fn(() => Promise.resolve({ response: 0, checkboxChecked: false }));
    const downloadPromise = Promise.reject(new Error('a broken download'));
    const { updater } = fakeUpdater(() => Promise.resolve({ isUpdateAvailable: true, downloadPromise }));
    await checkForUpdates(startUpdates(updater, vi.fn()), { showMessageBox });
    await checkForUpdates(null, { showMessageBox });
    expect(JSON.stringify(showMessageBox.mock.calls)).toMatch(/put in place when you quit.*does not update itself/);
  });
});
