import { describe, expect, it, vi } from 'vitest';
import type { KioskEvent } from '../../../core/bridge/events.ts';
import { createKiosk } from './kiosk.ts';
import { openPairing } from './staff/pairing.ts';
import { createPinLock } from './staff/pinLock.ts';
import { createKioskStore } from './store.ts';

const setUp = () => {
  const file = new Map<string, unknown>();
  const clock = { now: 1_000_000 };
  return { file, clock, store: createKioskStore(file) };
};

const plainStorage = {
  encryptStringAsync: async (text: string) => Buffer.from(text),
  decryptStringAsync: async () => Promise.reject(new Error('none')),
};

describe('the kiosk', () => {
  const settings = {
    server: 'https://a.example',
    keyboard: false,
    idleSeconds: 30,
    restartHour: 4,
    attract: false,
    printing: false,
    paper: '80mm' as const,
    printer: '',
    pin: '271828',
  };
  const make = async ({ unreadable = false, here = setUp() } = {}) => {
    const sent: KioskEvent[] = [];
    const [reset, exit] = [vi.fn(), vi.fn()];
    const changedHere = vi.fn();
    const remote = { read: () => ({ changedBy: 'kiosk' as const, isTold: false }), changedHere };
    const printing = { state: () => 'off' as const, look: async () => [], note: async () => null };
    const pairing = await openPairing({
      store: here.store,
      remote: { report: vi.fn(), readAnswer: vi.fn(), follow: vi.fn(), begin: vi.fn() },
      network: { reached: vi.fn(), failed: vi.fn() },
      safeStorage: plainStorage,
      hasKeyring: async () => false,
      fetch: () => Promise.reject(new Error('offline')),
      server: () => '',
      onChange: vi.fn(),
    });
    const pinLock = createPinLock(here.store, () => here.clock.now);
    const defaultServer = 'http://localhost:3000';
    return {
      file: here.file,
      kiosk: createKiosk({
        ...here,
        pinLock,
        pairing,
        remote,
        printing,
        unreadable,
        defaultServer,
        attractTimes: { afterSeconds: 30, sceneSeconds: 10 },
        send: (event) => sent.push(event),
        reset,
        exit,
      }),
      sent,
      reset,
      exit,
      changedHere,
    };
  };

  it('lets anybody set it up first, and only staff change it afterwards', async () => {
    const { kiosk, reset, exit, sent, file, changedHere } = await make();
    expect(kiosk.state()).toMatchObject({
      mode: 'setup',
      pairing: 'none',
      preferences: { server: 'http://localhost:3000', idleSeconds: 60 },
      attract: { afterSeconds: 30 },
    });
    expect(await kiosk.saveSetup({ ...settings, pin: null })).toBe('pin');
    expect(await kiosk.saveSetup({ ...settings, pin: '12' })).toBe('pin');
    expect(await kiosk.saveSetup({ ...settings, server: 'http://a.example' })).toBe('server');
    await expect(kiosk.printers()).resolves.toEqual([]);
    expect(await kiosk.saveSetup(settings)).toBeNull();
    expect(changedHere).toHaveBeenCalledTimes(1);
    expect(await kiosk.saveSetup({ ...settings, server: 'https://a.example' })).toBeNull();
    expect(changedHere, 'of the screen nothing').toHaveBeenCalledTimes(1);
    expect(kiosk.state()).toMatchObject({
      mode: 'staff',
      preferences: { server: 'https://a.example', keyboard: false },
      attract: null,
    });
    expect(await kiosk.pair('ABCDEFGH')).toBe('offline');
    kiosk.endStaffSession();
    expect(reset).toHaveBeenCalledTimes(1);
    kiosk.lock();
    expect(kiosk.state().mode).toBe('open');
    await expect(kiosk.saveSetup({ ...settings, pin: '1234' })).rejects.toThrow('refused');
    await expect(kiosk.pair('ABCDEFGH')).rejects.toThrow('refused');
    await expect(kiosk.printers()).rejects.toThrow('refused');
    expect(() => kiosk.exit('quit')).toThrow('refused');
    expect(() => kiosk.endStaffSession()).toThrow('refused');
    expect(exit).not.toHaveBeenCalled();
    expect(await kiosk.unlock('1234')).toMatchObject({ right: false });
    expect(await kiosk.unlock('271828')).toEqual({ right: true });
    kiosk.exit('desktop');
    expect(exit).toHaveBeenCalledWith('desktop');
    expect([...file.keys()], 'keeps the preferences, and no secret').toEqual(['preferences']);
    expect(JSON.stringify(sent)).not.toMatch(/271828|token/);
  });

  it('lets nobody change it when its setup can’t be read or has lost its PIN', async () => {
    const without = setUp();
    without.store.set('isKiosk', true);
    without.file.set('pin', 'damaged');
    for (const { kiosk, exit } of [await make({ unreadable: true }), await make({ here: without })]) {
      expect(kiosk.state().mode).toBe('closed');
      await expect(kiosk.saveSetup(settings)).rejects.toThrow('refused');
      await expect(kiosk.pair('ABCDEFGH')).rejects.toThrow('refused');
      expect(await kiosk.unlock('271828')).toMatchObject({ right: false });
      for (const act of [() => kiosk.exit('desktop'), () => kiosk.exit('quit'), () => kiosk.endStaffSession()])
        expect(act).toThrow('refused');
      expect(exit).not.toHaveBeenCalled();
    }
  });
});
