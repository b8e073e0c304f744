import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIOSK_TOKEN } from '../../core/contract/kiosk.ts';
import type { KioskReport } from '../../core/contract/kioskScreen.ts';
import {
  CHECK_INS_PER_MINUTE,
  defaultScreen,
  RESTART_LIFE,
  type ScreenSettings,
} from '../../core/rules/kiosk/kiosk.ts';
import { query } from '../db/db.ts';
import { TestClient } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicOrigin: 'https://lampstand.example' });
});
afterAll(() => server.close());

const MINUTE = 60_000;
const admin = () => server.visitor({ account: 'the-admin:admin' });
const listed = async (id: string) => (await admin().call('kiosks')).data.find((each) => each.id === id);
let networks = 0;
const device = (token?: string) => {
  networks += 1;
  return new TestClient(server.url, {
    'X-Forwarded-For': `10.8.${networks}.1`,
    ...(token && { [KIOSK_TOKEN]: token }),
  });
};
const lobby = { name: 'Main lobby', perMinute: 20, asksForPrayer: false, prayerAddress: null };
const pair = async () => {
  const { kiosk, code } = (await admin().call('addKiosk', { body: lobby })).data;
  const { token } = (await device().call('pairKiosk', { body: { code } })).data;
  return { id: kiosk.id, screen: device(token) };
};

const report: KioskReport = {
  version: '1.2.3',
  screen: { width: 1080, height: 1920 },
  upSeconds: 3600,
  onlineSeconds: 120,
  lastFailure: { kind: 'timeout', secondsAgo: 300 },
  printing: 'off',
  isIdle: true,
  settings: defaultScreen,
  revision: 0,
  isOwn: true,
  restarted: null,
};
const tell = (screen: TestClient, more: Partial<Record<keyof KioskReport, unknown>> = {}) =>
  screen.call('checkInKiosk', { body: { ...report, ...more } });
const change = (id: string, settings: Partial<Record<keyof ScreenSettings, unknown>>) =>
  admin().call('setKioskScreen', { params: { kioskId: id }, body: { ...defaultScreen, ...settings } });
const restart = (id: string) => admin().call('restartKiosk', { params: { kioskId: id } });

describe('how a kiosk is', () => {
  it('is told each minute and shown to admins in the server’s time', async () => {
    const { id, screen } = await pair();
    expect(await listed(id)).toMatchObject({ state: null, screen: null, restart: null });
    expect((await tell(screen)).data).toEqual({
      name: 'Main lobby',
      asksForPrayer: false,
      publicUrl: 'https://lampstand.example',
      settings: defaultScreen,
      revision: 1,
      restart: null,
    });
    const ago = (seconds: number) => new Date(server.clock.now - seconds * 1000).toISOString();
    expect((await listed(id))?.state).toEqual({
      at: ago(0),
      version: '1.2.3',
      screen: { width: 1080, height: 1920 },
      startedAt: ago(3600),
      onlineSince: ago(120),
      lastFailure: { kind: 'timeout', at: ago(300) },
      printing: 'off',
      isIdle: true,
    });
    const [{ size }] = (await server.db.read(() =>
      query('SELECT length(report) AS size FROM kiosks WHERE id = ?', id),
    )) as [{ size: number }];
    expect(Number(size)).toBeLessThan(1000);
  });

  it.each<[string, Record<string, unknown>]>([
    ['what somebody searched', { lastSearch: 'my marriage' }],
    ['a PIN', { pin: '271828' }],
    ['a version with words in it', { version: '1.2.3 my marriage' }],
    ['a long version', { version: `1.2.3-${'x'.repeat(21)}` }],
    ['a screen without a side', { screen: { width: 0, height: 10 } }],
    ['a screen with a name', { screen: { width: 10, height: 10, name: 'x' } }],
    ['a time to come', { upSeconds: -1 }],
    ['an endless time', { onlineSeconds: 1e12 }],
    ['a failure in words', { lastFailure: { kind: 'my marriage', secondsAgo: 1 } }],
    ['a printer’s name', { printing: 'HP in the office' }],
    ['idleness in words', { isIdle: 'yes' }],
    ['settings beyond bounds', { settings: { ...defaultScreen, idleSeconds: 19 } }],
    ['more settings than there are', { settings: { ...defaultScreen, server: 'https://evil.example' } }],
    ['a revision that is none', { revision: -1 }],
    ['a restart that is none', { restarted: 'now' }],
  ])('refuses %s, and keeps nothing of it', async (_, wrong) => {
    const { id, screen } = await pair();
    expect((await tell(screen, wrong)).status).toBe(400);
    expect(await listed(id)).toMatchObject({ state: null, screen: null });
    expect(server.logged.join('')).not.toContain('my marriage');
  });

  it('is heard of kiosks alone, and not of one that was removed', async () => {
    for (const client of [device(), device('x'.repeat(43)), admin()])
      expect((await tell(client)).failure.code).toBe('kiosk_unpaired');
    const { id, screen } = await pair();
    await restart(id);
    await admin().call('revokeKiosk', { params: { kioskId: id } });
    const { status, failure } = await tell(screen);
    expect([status, failure.code, JSON.stringify(failure)]).toEqual([
      401,
      'kiosk_unpaired',
      expect.not.stringContaining('settings'),
    ]);
  });

  it('is heard so often a minute', async () => {
    const { screen } = await pair();
    const answers = await Promise.all(Array.from({ length: CHECK_INS_PER_MINUTE + 5 }, () => tell(screen)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CHECK_INS_PER_MINUTE);
    expect(answers.find(({ status }) => status !== 200)?.failure.code).toBe('too_many_requests');
    server.clock.now += MINUTE;
    expect((await tell(screen)).status).toBe(200);
  });
});

describe('a screen’s settings', () => {
  it('come from the kiosk first, and then from whoever changed them last', async () => {
    const { id, screen } = await pair();
    const own = { ...defaultScreen, idleSeconds: 90 };
    expect((await tell(screen, { settings: own })).data).toMatchObject({ settings: own, revision: 1 });
    expect((await listed(id))?.screen).toEqual({ settings: own, changedBy: 'kiosk', isFollowed: true });

    const changed = await change(id, { idleSeconds: 120 });
    expect(changed.data.screen).toEqual({
      settings: { ...defaultScreen, idleSeconds: 120 },
      changedBy: 'admin',
      isFollowed: false,
    });
    const followed = (await tell(screen, { settings: own, revision: 1, isOwn: false })).data;
    expect(followed).toMatchObject({ settings: { idleSeconds: 120 }, revision: 2 });
    await tell(screen, { settings: followed.settings, revision: 2, isOwn: false });
    expect((await listed(id))?.screen).toMatchObject({ changedBy: 'admin', isFollowed: true });

    const later = { ...followed.settings, idleSeconds: 45 };
    expect((await tell(screen, { settings: later, revision: 2 })).data).toMatchObject({ settings: later, revision: 3 });
    expect((await listed(id))?.screen).toEqual({ settings: later, changedBy: 'kiosk', isFollowed: true });
  });

  it('told twice because an answer was lost are one change, and one more is a second', async () => {
    const { screen } = await pair();
    const first = { ...defaultScreen, idleSeconds: 90 };
    expect((await tell(screen, { settings: first })).data.revision).toBe(1);
    expect((await tell(screen, { settings: first })).data).toMatchObject({ settings: first, revision: 1 });
    const second = { ...first, keyboard: false };
    expect((await tell(screen, { settings: second })).data).toMatchObject({ settings: second, revision: 2 });
  });

  it('of an admin count over what staff changed without having heard of them', async () => {
    const { id, screen } = await pair();
    await tell(screen);
    await change(id, { restartHour: 5 });
    const { data } = await tell(screen, { settings: { ...defaultScreen, restartHour: 1 }, revision: 1 });
    expect(data).toMatchObject({ settings: { restartHour: 5 }, revision: 2 });
    expect((await listed(id))?.screen).toMatchObject({ settings: { restartHour: 5 }, changedBy: 'admin' });
  });

  it('end alike for admins and the kiosk at once, whoever comes first', async () => {
    const { id, screen } = await pair();
    await tell(screen);
    await Promise.all([
      change(id, { idleSeconds: 100 }),
      change(id, { idleSeconds: 110 }),
      tell(screen, { settings: { ...defaultScreen, idleSeconds: 30 }, revision: 1 }),
    ]);
    const { data } = await tell(screen, { revision: 1, isOwn: false });
    expect(data.settings).toEqual((await listed(id))?.screen?.settings);
    expect(data.settings.idleSeconds).toBeGreaterThanOrEqual(100);
  });

  it.each<[string, Record<string, unknown>]>([
    ['too short a wait', { idleSeconds: 1 }],
    ['an hour that is none', { restartHour: 24 }],
    ['a paper that is none', { paper: 'a0' }],
    ['a server', { server: 'https://evil.example' }],
    ['a PIN', { pin: '271828' }],
    ['half of them', { keyboard: undefined }],
  ])('are refused with %s', async (_, wrong) => {
    const { id, screen } = await pair();
    await tell(screen);
    expect((await change(id, wrong)).status).toBe(400);
    expect((await listed(id))?.screen).toMatchObject({ settings: defaultScreen, changedBy: 'kiosk' });
  });
});

describe('a restart', () => {
  it('is told until it was followed, however often it is asked for', async () => {
    const { id, screen } = await pair();
    expect((await restart(id)).data.restart).toMatchObject({ doneAt: null });
    const first = (await tell(screen)).data.restart;
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await restart(id);
    expect((await tell(screen)).data.restart, 'the same').toBe(first);
    expect((await tell(screen, { restarted: first })).data.restart).toBeNull();
    const doneAt = new Date(server.clock.now).toISOString();
    expect((await listed(id))?.restart?.doneAt).toBe(doneAt);
    server.clock.now += MINUTE;
    await tell(screen, { restarted: first });
    expect((await listed(id))?.restart?.doneAt, 'at its first word of it').toBe(doneAt);
    await restart(id);
    const second = (await tell(screen, { restarted: first })).data.restart;
    expect([second === null, second === first]).toEqual([false, false]);
  });

  it('is forgotten after a day, and by another device', async () => {
    const { id, screen } = await pair();
    await restart(id);
    server.clock.now += RESTART_LIFE;
    expect((await tell(screen)).data.restart).toBeNull();
    await restart(id);
    const { code } = (await admin().call('newKioskCode', { params: { kioskId: id } })).data;
    const { token } = (await device().call('pairKiosk', { body: { code } })).data;
    expect(await listed(id)).toMatchObject({ restart: null, state: null });
    expect((await tell(device(token))).data.restart).toBeNull();
  });

  it('is for kiosks that are connected, and so often', async () => {
    const { kiosk } = (await admin().call('addKiosk', { body: lobby })).data;
    expect((await restart(kiosk.id)).failure.code).toBe('conflict');
    for (const id of ['00000000-0000-4000-8000-000000000000', 'none']) {
      expect((await restart(id)).status).toBe(404);
      expect((await change(id, {})).status).toBe(404);
    }
    const { id } = await pair();
    for (let time = 1; time <= 5; time++) expect((await restart(id)).status).toBe(200);
    expect((await restart(id)).failure.code).toBe('too_many_requests');
  });
});
