import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KIOSK_TOKEN } from '../../core/contract/kiosk.ts';
import { CODE_LIFE, PRAYERS_PER_MINUTE } from '../../core/rules/kiosk/kiosk.ts';
import { query } from '../db/db.ts';
import { TestClient } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicOrigin: 'https://lampstand.example' });
});
afterAll(() => server.close());

const MINUTE = 60_000;
const settings = { name: 'Main lobby', perMinute: 20, asksForPrayer: false, prayerAddress: null as string | null };
const praying = { ...settings, asksForPrayer: true, prayerAddress: 'team@church.example' };

const admin = () => server.visitor({ account: 'the-admin:admin' });
const add = async (changes: Partial<typeof settings> = {}) => {
  const { status, data } = await admin().call('addKiosk', { body: { ...settings, ...changes } });
  expect(status).toBe(200);
  return data;
};
let networks = 0;
/** A device in a network of its own, so that one test's wrong codes are not another's. */
const device = (token?: string) => {
  networks += 1;
  return new TestClient(server.url, {
    'X-Forwarded-For': `10.9.${networks}.1`,
    ...(token && { [KIOSK_TOKEN]: token }),
  });
};
const pair = async (changes: Partial<typeof settings> = {}) => {
  const { kiosk, code } = await add(changes);
  const { status, data } = await device().call('pairKiosk', { body: { code } });
  expect(status).toBe(200);
  return { id: kiosk.id, token: data.token, screen: device(data.token) };
};
const listed = async (id: string) => (await admin().call('kiosks')).data.find((each) => each.id === id);
const search = (client: TestClient, words: string) => client.call('recordSearch', { body: { query: words } });

describe('a kiosk and its code', () => {
  it('is made by an admin, and its code is shown once', async () => {
    const { kiosk, code } = await add();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(kiosk).toMatchObject({ ...settings, pairedAt: null, lastSeenAt: null });
    expect(kiosk.codeExpiresAt).toBe(new Date(server.clock.now + CODE_LIFE).toISOString());
    const all = await server.db.read(() => query('SELECT * FROM kiosks'));
    expect(JSON.stringify([all, await listed(kiosk.id), server.logged])).not.toContain(code.replace('-', ''));
    expect(JSON.stringify([all, await listed(kiosk.id), server.logged])).not.toContain(code);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: '  ' }, 'name'],
    ['a name past 60 characters', { name: 'x'.repeat(61) }, 'name'],
    ['no limit', { perMinute: undefined }, 'perMinute'],
    ['a limit of none', { perMinute: 0 }, 'perMinute'],
    ['half a search', { perMinute: 2.5 }, 'perMinute'],
    ['a limit past 120', { perMinute: 121 }, 'perMinute'],
    ['a limit in words', { perMinute: '20' }, 'perMinute'],
    ['an address that is none', { prayerAddress: 'team' }, 'prayerAddress'],
    ['no address', { prayerAddress: undefined }, 'prayerAddress'],
    ['prayer without an address', { asksForPrayer: true }, 'prayerAddress'],
    ['a switch that is none', { asksForPrayer: 'yes' }, 'asksForPrayer'],
    ['a token of one’s own', { token: 'x' }, ''],
  ])('is not made with %s', async (_, wrong, field) => {
    const kept = (await add()).kiosk;
    for (const { status, failure } of [
      await admin().call('addKiosk', { body: { ...settings, ...wrong } }),
      await admin().call('changeKiosk', { params: { kioskId: kept.id }, body: { ...settings, ...wrong } }),
    ]) {
      expect(status).toBe(400);
      expect(Object.keys(failure.fields ?? {})).toEqual([field]);
    }
    expect(await listed(kept.id)).toEqual(kept);
  });

  it('can be changed, and one that is not there can’t', async () => {
    const { kiosk } = await add();
    const changed = await admin().call('changeKiosk', { params: { kioskId: kiosk.id }, body: praying });
    expect(changed.data).toEqual({ ...kiosk, ...praying });
    for (const params of [{ kioskId: '00000000-0000-4000-8000-000000000000' }, { kioskId: 'none' }]) {
      expect((await admin().call('changeKiosk', { params, body: praying })).status).toBe(404);
      expect((await admin().call('newKioskCode', { params })).status).toBe(404);
      expect((await admin().call('revokeKiosk', { params })).status).toBe(404);
    }
  });
});

describe('pairing', () => {
  it('takes the code however it is written, and then knows the device', async () => {
    const { kiosk, code } = await add();
    const { data } = await device().call('pairKiosk', { body: { code: ` ${code.toLowerCase().replace('-', ' ')} ` } });
    expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), name: 'Main lobby' });
    const about = await device(data.token).call('thisKiosk');
    expect(about.data).toEqual({ name: 'Main lobby', asksForPrayer: false, publicUrl: 'https://lampstand.example' });
    expect(about.headers.getSetCookie(), 'a kiosk is no visitor').toEqual([]);
    const now = new Date(server.clock.now).toISOString();
    expect(await listed(kiosk.id)).toMatchObject({ pairedAt: now, lastSeenAt: now, codeExpiresAt: null });
    const all = await server.db.read(() => query('SELECT * FROM kiosks'));
    expect(JSON.stringify([all, server.logged])).not.toContain(data.token);
  });

  it('uses a code up, in parallel too', async () => {
    const { code } = await add();
    const answers = await Promise.all(Array.from({ length: 12 }, () => device().call('pairKiosk', { body: { code } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, failure } of answers.filter(({ status }) => status !== 200))
      expect([status, failure.code]).toEqual([400, 'link_invalid']);
  });

  it('refuses a code that ran out or was followed by another, in the words for a wrong one', async () => {
    const { kiosk, code } = await add();
    const wrong = (await device().call('pairKiosk', { body: { code: 'ABCD-EFGH' } })).failure;
    const next = (await admin().call('newKioskCode', { params: { kioskId: kiosk.id } })).data.code;
    const old = await device().call('pairKiosk', { body: { code } });
    expect({ ...old.failure, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    server.clock.now += CODE_LIFE;
    const late = await device().call('pairKiosk', { body: { code: next } });
    expect({ ...late.failure, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    expect((await listed(kiosk.id))?.codeExpiresAt).toBeNull();
  });

  it('lets wrong codes wait longer and longer', async () => {
    const { code } = await add();
    const guesser = device();
    const guess = () => guesser.call('pairKiosk', { body: { code: 'ABCD-EFGH' } });
    for (let time = 1; time <= 5; time++) expect((await guess()).status).toBe(400);
    for (const seconds of [1, 2, 4, 8]) {
      const refused = await guess();
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(seconds)]);
      expect((await guesser.call('pairKiosk', { body: { code } })).status, 'the right one waits too').toBe(429);
      server.clock.now += seconds * 1000;
      expect((await guess()).status).toBe(400);
    }
    expect((await device().call('pairKiosk', { body: { code } })).status, 'from elsewhere').toBe(200);
  });

  it.each([{}, { code: '' }, { code: 7 }, { code: 'x'.repeat(33) }, { code: 'ABCD-EFGH', kioskId: '1' }])(
    'refuses %j',
    async (body) => {
      expect((await device().call('pairKiosk', { body })).status).toBe(400);
    },
  );

  it('refuses the former device once another is paired', async () => {
    const { id, screen } = await pair();
    const { code } = (await admin().call('newKioskCode', { params: { kioskId: id } })).data;
    expect((await screen.call('thisKiosk')).status, 'until the code is used').toBe(200);
    const { token } = (await device().call('pairKiosk', { body: { code } })).data;
    expect((await screen.call('thisKiosk')).failure.code).toBe('kiosk_unpaired');
    expect((await device(token).call('thisKiosk')).status).toBe(200);
  });

  it('given a removed kiosk, then every call of its device is refused', async () => {
    const { id, screen } = await pair(praying);
    expect((await admin().call('revokeKiosk', { params: { kioskId: id } })).status).toBe(204);
    for (const { status, failure } of [
      await screen.call('thisKiosk'),
      await search(screen, 'peace'),
      await screen.call('askForPrayer', { body: { text: 'Pray.' } }),
      await screen.call('trendingTopics'),
    ])
      expect([status, failure.code]).toEqual([401, 'kiosk_unpaired']);
    expect(await listed(id)).toBeUndefined();
  });

  it.each(['x', 'x'.repeat(43), '', ' '])('refuses the token %j', async (token) => {
    expect((await device(token).call('thisKiosk')).status).toBe(401);
  });

  it('stores when the device was last seen', async () => {
    const { id, screen } = await pair();
    server.clock.now += 5 * MINUTE;
    await screen.call('trendingTopics');
    expect((await listed(id))?.lastSeenAt).toBe(new Date(server.clock.now).toISOString());
  });
});

describe('searches at a kiosk', () => {
  it('have no daily limit but one per minute, in parallel too', async () => {
    const { screen } = await pair({ perMinute: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => search(screen, `trouble ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.failure.code]).toEqual([429, 'search_limit']);
    expect(refused?.failure).toMatchObject({ limit: 5, used: 5, requiresAuth: false });
    for (let minute = 1; minute <= 3; minute++) {
      server.clock.now += MINUTE;
      for (let time = 1; time <= 5; time++) expect((await search(screen, `minute ${minute} ${time}`)).status).toBe(200);
    }
    expect((await screen.call('searchMeter')).data.limit).toBeNull();
  });

  it('do not limit words of danger', async () => {
    const { screen } = await pair({ perMinute: 1 });
    await search(screen, 'peace');
    expect((await search(screen, 'patience')).status).toBe(429);
    for (let time = 1; time <= 5; time++) {
      expect((await search(screen, 'I want to kill myself')).data?.searchId).toBeNull();
      expect((await screen.call('wisdomSearch', { body: { query: 'I want to kill myself' } })).status).toBe(200);
    }
  });

  it('are counted for the kiosk and for no person', async () => {
    const { id, screen } = await pair();
    await search(screen, 'a lobby worry');
    const rows = await server.db.read(() =>
      query('SELECT person, user_id FROM searches WHERE normalized_query = ?', 'a lobby worry'),
    );
    expect(rows).toEqual([{ person: `kiosk:${id}`, user_id: null }]);
    // One kiosk is one voice, however many stood before it; with four other networks the title is many people's.
    await search(screen, 'lonely');
    const weekly = async () => {
      server.clock.now += 2 * MINUTE;
      await server.settle();
      const { data } = await device().call('weeklyTopSearches');
      return data.map(({ query: words }) => words);
    };
    expect(await weekly()).not.toContain('Loneliness');
    for (let person = 1; person <= 4; person++) await search(device(), 'lonely');
    expect(await weekly()).toContain('Loneliness');
  });

  it('give a ticket with which what follows costs nothing', async () => {
    const { screen } = await pair({ perMinute: 1 });
    const { searchId } = (await search(screen, 'loneliness')).data;
    const asked = { query: 'loneliness', searchId: searchId ?? '' };
    expect((await screen.call('wisdomSearch', { body: asked })).status).toBe(200);
    expect((await screen.call('wisdomAdditional', { body: asked })).status).toBe(200);
  });
});

describe('asking for prayer', () => {
  const request = { text: 'For my brother.\n\nHe is <ill>.', name: 'Ruth', contact: '555 0100' };
  const ask = (screen: TestClient, body: Record<string, unknown> = request) => screen.call('askForPrayer', { body });

  it('is mailed to the church’s team and not logged', async () => {
    const { screen } = await pair(praying);
    expect((await ask(screen)).status).toBe(204);
    server.mails.length = 0;
    await server.settle();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.to).toBe('team@church.example');
    for (const words of ['For my brother.', 'He is <ill>.', 'Ruth', '555 0100', 'Main lobby'])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain('He is &lt;ill&gt;.');
    expect(mail?.subject).not.toMatch(/brother|Ruth/);
    expect(await server.db.read(() => query(`SELECT id FROM outbox WHERE kind = 'prayer-request'`))).toEqual([]);
    expect(server.logged.join('')).not.toMatch(/brother|Ruth|555 0100|team@church/);
  });

  it.each([
    ['I want to kill myself', 'Please read soon: a prayer request from “Main lobby”'],
    ['For my brother, who kills time', 'A prayer request from “Main lobby”'],
  ])('says in the subject whether words of danger are in it, and none of them: %s', async (text, subject) => {
    const { screen } = await pair(praying);
    expect((await ask(screen, { text })).status).toBe(204);
    server.mails.length = 0;
    await server.settle();
    expect(server.mails[0]).toMatchObject({ subject });
    expect(server.mails[0]?.text).toContain(text);
    expect(server.logged.join('')).not.toContain(text);
  });

  it('accepts a request without a name', async () => {
    const { screen } = await pair(praying);
    expect((await ask(screen, { text: 'For rain.' })).status).toBe(204);
    server.mails.length = 0;
    await server.settle();
    expect(server.mails[0]?.text).toContain('Somebody who gave no name');
    expect(server.mails[0]?.text).toContain('They left no way to reach them.');
  });

  it('is accepted only while it is switched on', async () => {
    const { screen } = await pair();
    expect((await ask(screen)).failure.code).toBe('forbidden');
    const other = await pair(praying);
    const off = { ...praying, asksForPrayer: false };
    await admin().call('changeKiosk', { params: { kioskId: other.id }, body: off });
    expect((await ask(other.screen)).failure.code).toBe('forbidden');
    expect((await other.screen.call('thisKiosk')).data.asksForPrayer).toBe(false);
  });

  it('refuses whoever is no kiosk', async () => {
    for (const client of [device(), admin(), server.visitor({ account: 'reader:registered' })])
      expect((await ask(client)).failure.code).toBe('kiosk_unpaired');
  });

  it('is limited per minute, in parallel too', async () => {
    const { screen } = await pair(praying);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(screen)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(PRAYERS_PER_MINUTE);
    expect(answers.find(({ status }) => status !== 204)?.failure.code).toBe('too_many_requests');
    server.clock.now += MINUTE;
    expect((await ask(screen)).status).toBe(204);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no text', { text: undefined }, 'text'],
    ['a blank text', { text: ' \n ' }, 'text'],
    ['a text past 1000 characters', { text: 'x'.repeat(1001) }, 'text'],
    ['a text that is none', { text: 7 }, 'text'],
    ['a name past 60 characters', { name: 'x'.repeat(61) }, 'name'],
    ['a contact past 120 characters', { contact: 'x'.repeat(121) }, 'contact'],
    ['an address of its own', { to: 'me@example.org' }, ''],
  ])('is refused with %s', async (_, wrong, field) => {
    const { screen } = await pair(praying);
    const { status, failure } = await ask(screen, { ...request, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});
