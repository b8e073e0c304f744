import { describe, expect, it, vi } from 'vitest';
import type { KioskReport } from '../../../../core/contract/kioskScreen.ts';
import { defaultScreen } from '../../../../core/rules/kiosk/kiosk.ts';
import { createKioskStore } from '../store.ts';
import { createNetworkLog, failureOf } from './networkLog.ts';
import { createRemote } from './remote.ts';

const id = '11111111-1111-4111-8111-111111111111';
const facts = {
  version: '1.2.3',
  screen: { width: 1920, height: 1080 },
  upSeconds: 1,
  onlineSeconds: 1,
  lastFailure: null,
  printing: 'off' as const,
  isIdle: true,
};

const setUp = (file = new Map<string, unknown>()) => {
  const store = createKioskStore(file);
  const preferences = () =>
    store.get('preferences') ?? { server: 'https://a.example', printer: 'HP', ...defaultScreen };
  const [restart, onChange, isFree] = [vi.fn(), vi.fn(), vi.fn(() => true)];
  const remote = createRemote({ store, preferences, facts: () => facts, isFree, restart, onChange });
  return { file, store, remote, preferences, restart, onChange, isFree };
};
const saying = (more: object = {}) => ({
  name: 'Lobby',
  asksForPrayer: false,
  publicUrl: 'https://a.example',
  settings: defaultScreen,
  revision: 1,
  restart: null,
  ...more,
});

describe('settings from afar', () => {
  it('are followed and kept, and say which they are; server, printer and PIN stay', () => {
    const here = setUp();
    expect(here.remote.report()).toMatchObject({ revision: 0, isOwn: true, settings: defaultScreen });
    here.remote.follow(here.remote.report(), saying({ settings: { ...defaultScreen, idleSeconds: 90 }, revision: 4 }));
    expect(here.preferences()).toMatchObject({ idleSeconds: 90, server: 'https://a.example', printer: 'HP' });
    expect(here.remote.read()).toEqual({ changedBy: 'admin', isTold: true });
    expect(setUp(here.file).remote.report()).toMatchObject({
      revision: 4,
      isOwn: false,
      settings: { idleSeconds: 90 },
    });
    expect(JSON.stringify(here.remote.report())).not.toMatch(/a\.example|HP|pin/i);
  });

  it('told here first are staff’s own, and stay so', () => {
    const here = setUp();
    here.remote.follow(here.remote.report(), saying());
    expect(here.remote.read()).toEqual({ changedBy: 'kiosk', isTold: true });
    here.store.set('preferences', { ...here.preferences(), keyboard: false });
    here.remote.changedHere();
    expect(here.remote.report()).toMatchObject({ revision: 1, isOwn: true, settings: { keyboard: false } });
    expect(here.remote.read()).toEqual({ changedBy: 'kiosk', isTold: false });
  });

  it('are not followed from an answer to what is no longer so', () => {
    const here = setUp();
    const early = here.remote.report();
    here.store.set('preferences', { ...here.preferences(), keyboard: false });
    here.remote.changedHere();
    here.remote.follow(early, saying({ revision: 7 }));
    expect(here.preferences().keyboard, 'staff have changed it meanwhile').toBe(false);
    expect(here.remote.report()).toMatchObject({ revision: 0, isOwn: true });
    const late = here.remote.report();
    here.remote.follow(late, saying({ revision: 9, settings: { ...defaultScreen, idleSeconds: 30 } }));
    here.remote.follow(late, saying({ revision: 8, settings: { ...defaultScreen, idleSeconds: 20 } }));
    expect(here.preferences().idleSeconds, 'a later answer came first').toBe(30);
  });

  it.each<[string, object]>([
    ['beyond bounds', { ...defaultScreen, idleSeconds: 5 }],
    ['with a server', { ...defaultScreen, server: 'https://evil.example' }],
    ['with a PIN', { ...defaultScreen, pin: '123456' }],
    ['of a newer church', { ...defaultScreen, colour: 'red' }],
    ['half of them', { keyboard: true }],
  ])('are not read when they are %s, and the rest counts', (_, settings) => {
    const { remote } = setUp();
    expect(remote.readAnswer(saying({ settings, more: 1 }))).toMatchObject({ name: 'Lobby', settings: null });
    expect(remote.readAnswer({ ...saying(), restart: 'now' })).toBeNull();
  });
});

describe('a restart from afar', () => {
  it('is followed once, after a start and a lost answer too', () => {
    const here = setUp();
    here.remote.follow(here.remote.report(), saying({ restart: id }));
    expect(here.restart).toHaveBeenCalledTimes(1);
    const next = setUp(here.file);
    expect(next.remote.report().restarted).toBe(id);
    next.remote.follow(next.remote.report(), saying({ restart: id }));
    expect(next.restart, 'the church has not heard of it yet').not.toHaveBeenCalled();
  });

  it('waits until nobody is there', () => {
    const here = setUp();
    here.isFree.mockReturnValue(false);
    here.remote.follow(here.remote.report(), saying({ restart: id }));
    expect(here.restart).not.toHaveBeenCalled();
    expect(here.remote.report().restarted).toBeNull();
    here.isFree.mockReturnValue(true);
    here.remote.follow(here.remote.report(), saying({ restart: id }));
    expect(here.restart).toHaveBeenCalledTimes(1);
  });

  it('is not followed when it can’t be written down: it would be followed for ever', () => {
    const here = setUp();
    here.file.set = () => {
      throw new Error('the disk is full');
    };
    here.remote.follow({ ...here.remote.report(), revision: 3 } satisfies KioskReport, saying({ restart: id }));
    expect(here.restart).not.toHaveBeenCalled();
  });
});

describe('the network as it was', () => {
  it('is told in seconds, and by kinds of failures', () => {
    const clock = { now: 1_000_000 };
    const log = createNetworkLog(() => clock.now);
    expect(log.read()).toEqual({ onlineSeconds: 0, lastFailure: null });
    log.reached();
    clock.now += 60_000;
    log.reached();
    expect(log.read()).toEqual({ onlineSeconds: 60, lastFailure: null });
    log.failed('timeout');
    clock.now += 30_000;
    expect(log.read()).toEqual({ onlineSeconds: 0, lastFailure: { kind: 'timeout', secondsAgo: 30 } });
  });

  it.each([
    [new DOMException('took too long', 'TimeoutError'), 'timeout'],
    [new Error('net::ERR_CONNECTION_TIMED_OUT'), 'timeout'],
    [new Error('net::ERR_CERT_DATE_INVALID'), 'certificate'],
    [new Error('net::ERR_NAME_NOT_RESOLVED'), 'offline'],
    ['?', 'offline'],
  ])('takes %s for %s', (error, kind) => expect(failureOf(error)).toBe(kind));
});
