import { describe, expect, it, vi } from 'vitest';
import type { KioskEvent } from '../../../core/bridge/events.ts';
import { hasKeyring } from './keyring.ts';
import { createKiosk } from './kiosk.ts';
import { openLink } from './link.ts';
import { phoneUrl } from './phoneUrl.ts';
import { createPins } from './pin.ts';
import { createKioskStore } from './store.ts';

const world = () => {
  const file = new Map<string, unknown>();
  const clock = { now: 1_000_000 };
  return { file, clock, store: createKioskStore(file) };
};

const plainStorage = {
  encryptStringAsync: async (text: string) => Buffer.from(text),
  decryptStringAsync: async () => Promise.reject(new Error('none')),
};
const sealing = {
  encryptStringAsync: async (text: string) => Buffer.from(text.split('').reverse().join('')),
  decryptStringAsync: async (sealed: Buffer) => ({
    result: sealed.toString().split('').reverse().join(''),
    shouldReEncrypt: false,
  }),
};

describe('the tie to the church', () => {
  const church = { name: 'Lobby', asksForPrayer: true, publicUrl: 'https://a.example' };
  const answering = (answers: Record<string, () => Response>) => {
    const asked: string[] = [];
    return {
      asked,
      fetch: async (address: string) => {
        asked.push(address);
        const answer = answers[new URL(address).pathname];
        if (!answer) throw new Error('offline');
        return answer();
      },
    };
  };
  const json = (status: number, body: object) => () => Response.json(body, { status });
  const open = (
    answers: Record<string, () => Response>,
    { store } = world(),
    safeStorage: typeof sealing | typeof plainStorage = sealing,
  ) =>
    openLink({
      store,
      safeStorage,
      hasKeyring: async () => safeStorage === sealing,
      fetch: answering(answers).fetch,
      server: () => 'https://a.example',
      onChange: vi.fn(),
    });
  const paired = {
    '/api/kiosk/pair': json(200, { token: 'secret-token', name: 'Lobby' }),
    '/api/kiosk': json(200, church),
  };

  it('is made by a code, survives a restart, and its token is sealed', async () => {
    const here = world();
    const link = await open(paired, here);
    expect(link.facts().pairing).toBe('none');
    expect(await link.pair('ABCDEFGH')).toBeNull();
    expect(link.facts()).toEqual({ pairing: 'paired', online: true, church });
    expect(JSON.stringify([...here.file])).not.toContain('secret-token');
    expect((await open({}, here)).token()).toBe('secret-token');
  });

  it('works where the system keeps no secrets', async () => {
    const here = world();
    await (await open(paired, here, plainStorage)).pair('ABCDEFGH');
    expect((await open({}, here, plainStorage)).token()).toBe('secret-token');
    here.file.set('token', { sealed: true, value: 'YQ==' });
    expect((await open({}, here, plainStorage)).token(), 'sealed elsewhere').toBeNull();
  });

  it('is not called sealed where the system has no keyring but a password known to all', async () => {
    const storage = (backend: 'basic_text' | 'gnome_libsecret') => ({
      isAsyncEncryptionAvailable: async () => true,
      getSelectedStorageBackend: () => backend,
    });
    expect(await hasKeyring(storage('basic_text'), 'linux')).toBe(false);
    expect(await hasKeyring(storage('gnome_libsecret'), 'linux')).toBe(true);
    const here = world();
    await (await open(paired, here, plainStorage)).pair('ABCDEFGH');
    expect(here.file.get('token')).toEqual({ sealed: false, value: 'secret-token' });
  });

  it.each<[string, Record<string, () => Response>]>([
    ['refused', { '/api/kiosk/pair': json(400, { code: 'link_invalid' }) }],
    ['wait', { '/api/kiosk/pair': json(429, { code: 'too_many_requests' }) }],
    ['offline', {}],
    ['offline', { '/api/kiosk/pair': () => new Response('<html>Sign in to the guest network</html>') }],
  ])('says %s', async (problem, answers) => {
    const link = await open(answers);
    expect(await link.pair('ABCDEFGH')).toBe(problem);
    expect(link.token()).toBeNull();
  });

  it('ends when an admin took it back, and only then', async () => {
    const here = world();
    await (await open(paired, here)).pair('ABCDEFGH');
    const harmless: Record<string, () => Response>[] = [
      {},
      { '/api/kiosk': json(401, { code: 'not_signed_in' }) },
      { '/api/kiosk': json(503, { code: 'unavailable' }) },
      { '/api/kiosk': () => new Response('<html>portal</html>') },
    ];
    for (const answers of harmless) {
      const link = await open(answers, here);
      await link.refresh();
      expect(link.facts()).toMatchObject({ pairing: 'paired', church });
    }
    const link = await open({ '/api/kiosk': json(401, { code: 'kiosk_unpaired' }) }, here);
    await link.refresh();
    expect(link.facts()).toEqual({ pairing: 'revoked', online: true, church: null });
    expect(link.token()).toBeNull();
    expect((await open({}, here)).facts().pairing).toBe('revoked');
  });
});

describe('who may change what', () => {
  const settings = { server: 'https://a.example', keyboard: false, idleSeconds: 30, restartHour: 4, pin: '271828' };
  const make = async ({ unreadable = false, here = world() } = {}) => {
    const sent: KioskEvent[] = [];
    const [reset, exit] = [vi.fn(), vi.fn()];
    const link = await openLink({
      store: here.store,
      safeStorage: plainStorage,
      hasKeyring: async () => false,
      fetch: () => Promise.reject(new Error('offline')),
      server: () => '',
      onChange: vi.fn(),
    });
    const pins = createPins(here.store, () => here.clock.now);
    const defaultServer = 'http://localhost:3000';
    return {
      file: here.file,
      kiosk: createKiosk({
        ...here,
        pins,
        link,
        unreadable,
        defaultServer,
        send: (event) => sent.push(event),
        reset,
        exit,
      }),
      sent,
      reset,
      exit,
    };
  };

  it('whoever sets it up first, and then staff alone', async () => {
    const { kiosk, reset, exit, sent, file } = await make();
    expect(kiosk.state()).toMatchObject({
      mode: 'setup',
      pairing: 'none',
      preferences: { server: 'http://localhost:3000', idleSeconds: 60 },
    });
    expect(await kiosk.saveSetup({ ...settings, pin: null })).toBe('pin');
    expect(await kiosk.saveSetup({ ...settings, pin: '12' })).toBe('pin');
    expect(await kiosk.saveSetup({ ...settings, server: 'http://a.example' })).toBe('server');
    expect(await kiosk.saveSetup(settings)).toBeNull();
    expect(kiosk.state()).toMatchObject({
      mode: 'staff',
      preferences: { server: 'https://a.example', keyboard: false },
    });
    expect(await kiosk.pair('ABCDEFGH')).toBe('offline');
    kiosk.endStaffSession();
    expect(reset).toHaveBeenCalledTimes(1);
    kiosk.lock();
    expect(kiosk.state().mode).toBe('open');
    await expect(kiosk.saveSetup({ ...settings, pin: '1234' })).rejects.toThrow('refused');
    await expect(kiosk.pair('ABCDEFGH')).rejects.toThrow('refused');
    expect(() => kiosk.exit('quit')).toThrow('refused');
    expect(() => kiosk.endStaffSession()).toThrow('refused');
    expect(exit).not.toHaveBeenCalled();
    expect(await kiosk.unlock('1234')).toMatchObject({ right: false });
    expect(await kiosk.unlock('271828')).toEqual({ right: true });
    kiosk.exit('desktop');
    expect(exit).toHaveBeenCalledWith('desktop');
    expect([...file.keys()], 'of the kiosk stays how it was set, and no secret').toEqual(['preferences']);
    expect(JSON.stringify(sent)).not.toMatch(/271828|token/);
  });

  it('nobody, when what was set up before can’t be read or has lost its PIN', async () => {
    const without = world();
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

describe('where a phone opens what is taken along', () => {
  it.each([
    ['https://help.church.example', 'https://lan.church.example', 'https://help.church.example'],
    ['http://localhost:3000', 'https://lan.church.example', 'https://lan.church.example'],
    ['http://0.0.0.0:3000', 'https://192.168.1.7:3000', 'https://192.168.1.7:3000'],
    [null, 'https://lan.church.example', 'https://lan.church.example'],
    ['http://127.0.0.1:3000', 'http://localhost:3000', null],
    ['', 'http://[::1]:3000', null],
  ])('is, for a server that says %j and is reached at %s, %j', (told, reached, expected) =>
    expect(phoneUrl(told, reached)).toBe(expected),
  );
});
