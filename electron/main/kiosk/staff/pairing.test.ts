import { describe, expect, it, vi } from 'vitest';
import type { NetworkFailure } from '../../../../core/rules/kiosk/kiosk.ts';
import { createKioskStore } from '../store.ts';
import { hasKeyring } from '../../keyring.ts';
import { openPairing } from './pairing.ts';

const setUp = () => {
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

describe('pairing', () => {
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
  const follow = vi.fn();
  const begin = vi.fn();
  const network = { reached: vi.fn(), failed: vi.fn() };
  const json = (status: number, body: object) => () => Response.json(body, { status });
  const open = (
    answers: Record<string, () => Response>,
    { store } = setUp(),
    safeStorage: typeof sealing | typeof plainStorage = sealing,
  ) =>
    openPairing({
      store,
      safeStorage,
      hasKeyring: async () => safeStorage === sealing,
      fetch: answering(answers).fetch,
      server: () => 'https://a.example',
      remote: { report: vi.fn(), readAnswer: (body) => body as never, follow, begin },
      network,
      onChange: vi.fn(),
    });
  const paired = {
    '/api/kiosk/pair': json(200, { token: 'secret-token', name: 'Lobby' }),
    '/api/kiosk': json(200, church),
  };

  it('pairs by a code, survives a restart, and encrypts the token', async () => {
    const here = setUp();
    const pairing = await open(paired, here);
    expect(pairing.state().pairing).toBe('none');
    expect(await pairing.pair('ABCDEFGH')).toBeNull();
    expect(pairing.state()).toEqual({ pairing: 'paired', online: true, church });
    expect(begin).toHaveBeenCalled();
    expect(follow).toHaveBeenLastCalledWith(undefined, church);
    expect(JSON.stringify([...here.file])).not.toContain('secret-token');
    expect((await open({}, here)).token()).toBe('secret-token');
  });

  it('works without a keyring', async () => {
    const here = setUp();
    await (await open(paired, here, plainStorage)).pair('ABCDEFGH');
    expect((await open({}, here, plainStorage)).token()).toBe('secret-token');
    here.file.set('token', { sealed: true, value: 'YQ==' });
    expect((await open({}, here, plainStorage)).token(), 'encrypted on another computer').toBeNull();
  });

  it('does not call a token encrypted where the system has no keyring but a password known to all', async () => {
    const storage = (backend: 'basic_text' | 'gnome_libsecret') => ({
      isAsyncEncryptionAvailable: async () => true,
      getSelectedStorageBackend: () => backend,
    });
    expect(await hasKeyring(storage('basic_text'), 'linux')).toBe(false);
    expect(await hasKeyring(storage('gnome_libsecret'), 'linux')).toBe(true);
    const here = setUp();
    await (await open(paired, here, plainStorage)).pair('ABCDEFGH');
    expect(here.file.get('token')).toEqual({ sealed: false, value: 'secret-token' });
  });

  it.each<[string, Record<string, () => Response>]>([
    ['refused', { '/api/kiosk/pair': json(400, { code: 'link_invalid' }) }],
    ['wait', { '/api/kiosk/pair': json(429, { code: 'too_many_requests' }) }],
    ['offline', {}],
    ['offline', { '/api/kiosk/pair': () => new Response('<html>Sign in to the guest network</html>') }],
  ])('answers %s when pairing fails', async (problem, answers) => {
    const pairing = await open(answers);
    expect(await pairing.pair('ABCDEFGH')).toBe(problem);
    expect(pairing.token()).toBeNull();
  });

  it('ends when an admin revokes it, and only then', async () => {
    const here = setUp();
    await (await open(paired, here)).pair('ABCDEFGH');
    const harmless: [NetworkFailure, Record<string, () => Response>][] = [
      ['offline', {}],
      ['refused', { '/api/kiosk': json(401, { code: 'not_signed_in' }) }],
      ['refused', { '/api/kiosk': json(503, { code: 'unavailable' }) }],
      ['offline', { '/api/kiosk': () => new Response('<html>portal</html>') }],
    ];
    for (const [kind, answers] of harmless) {
      const pairing = await open(answers, here);
      await pairing.refresh();
      expect(pairing.state()).toMatchObject({ pairing: 'paired', church });
      expect(network.failed).toHaveBeenLastCalledWith(kind);
    }
    const pairing = await open({ '/api/kiosk': json(401, { code: 'kiosk_unpaired' }) }, here);
    follow.mockClear();
    await pairing.refresh();
    expect(follow, 'whoever was removed hears nothing').not.toHaveBeenCalled();
    expect(pairing.state()).toEqual({ pairing: 'revoked', online: true, church: null });
    expect(pairing.token()).toBeNull();
    expect((await open({}, here)).state().pairing).toBe('revoked');
  });
});
