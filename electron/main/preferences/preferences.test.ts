import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSettings } from '../settings/schema.ts';
import { fileLogin } from './login.ts';
import { createPreferences, createShortcut } from './preferences.ts';

const noLogin = { isOn: () => false, set: () => undefined };

it('given stored preferences, applies them; given none, the defaults', () => {
  const register = vi.fn(() => true);
  const system = { register, unregisterAll: vi.fn() };
  const kept = new Map<string, unknown>();
  const start = () =>
    createPreferences({ settings: createSettings(kept), login: noLogin, shortcut: createShortcut(system, vi.fn()) });
  const first = start();
  expect(first.read()).toEqual({ openAtLogin: false, closeToTray: false, shortcut: null, shortcutTaken: false });
  expect(register).not.toHaveBeenCalled();
  first.change({ closeToTray: true, shortcut: 'CommandOrControl+Alt+P' });
  expect(start().read()).toMatchObject({ closeToTray: true, shortcut: 'CommandOrControl+Alt+P' });
  expect(register).toHaveBeenCalledTimes(2);
});

it('given keys that another program has, reports them as taken', () => {
  const system = { register: vi.fn(() => false), unregisterAll: vi.fn() };
  const preferences = createPreferences({
    settings: createSettings(new Map<string, unknown>()),
    login: noLogin,
    shortcut: createShortcut(system, vi.fn()),
  });
  preferences.change({ shortcut: 'CommandOrControl+Shift+L' });
  expect(preferences.read().shortcutTaken).toBe(true);
  preferences.change({ shortcut: null });
  expect(preferences.read().shortcutTaken).toBe(false);
  expect(system.unregisterAll).toHaveBeenCalledTimes(3);
});

it('writes a valid autostart file on Linux, whatever the folder’s name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-login-'));
  const file = join(folder, 'autostart/lampstand.desktop');
  const login = fileLogin(file, ['/opt/My "100%" $apps/lampstand', '--background']);
  expect(login.isOn()).toBe(false);
  login.set(false);
  login.set(true);
  expect(login.isOn()).toBe(true);
  expect(await readFile(file, 'utf8')).toContain(
    String.raw`Exec="/opt/My \\"100%%\\" \\$apps/lampstand" "--background"` + '\n',
  );
  login.set(false);
  expect(login.isOn()).toBe(false);
  await rm(folder, { recursive: true });
});
