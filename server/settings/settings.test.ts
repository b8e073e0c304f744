import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../core/contract/settings.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Member } from '../testing/people.ts';
import { bodyOf } from './testing/settings.ts';

let server: TestServer;
let admin: Member;
beforeAll(async () => {
  server = await startServer({ publicOrigin: 'https://hope.church' });
  admin = await server.member({ role: 'admin', verified: true });
});
afterAll(() => server.close());

const read = async (of = admin) => (await of.client.call('settings')).data;
const save = async (change: Partial<Settings>, of = admin) =>
  of.client.call('saveSettings', { body: { ...bodyOf(await read(of)), ...change } });
const site = async (of = server) => (await of.visitor().call('site')).data;

describe('the settings of a new server', () => {
  it('are those of content/brand.json', async () => {
    const fresh = await startServer();
    const { name, operator, logo, services, limits, translation, revision } = await site(fresh);
    expect({ name, operator, logo, services, limits, translation, revision }).toEqual({
      name: 'Lampstand',
      operator: null,
      logo: null,
      services: ['mail'],
      limits: { anonymous: 1, registered: 3, premium: 6 },
      translation: 'WEB',
      revision: 0,
    });
    await fresh.close();
  });

  it('name nobody who is told of prayer, and none but admins may read that', async () => {
    expect(await read()).toMatchObject({ prayerTeamEmail: null, subscriptionRequired: true, locked: [] });
    expect(Object.keys(await site())).not.toContain('prayerTeamEmail');
  });
});

describe('GET /api/site', () => {
  it('answers 304 to who has it, and anew after a change', async () => {
    const visitor = server.visitor();
    const first = await visitor.fetch('/api/site');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    // As a browser asks: fetch here would add `no-cache`.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = () => visitor.fetch('/api/site', { headers });
    expect((await again()).status).toBe(304);
    await save({ tagline: 'Come as you are.' });
    const changed = await again();
    expect([changed.status, await changed.json()]).toEqual([
      200,
      expect.objectContaining({ tagline: 'Come as you are.' }),
    ]);
  });
});

describe('a change of the settings', () => {
  it('is stored, told to everybody, and noted with the names of what was changed', async () => {
    const { revision } = await read();
    const { status, data } = await save({ name: 'Hope', helplineCountry: 'DE', prayerTeamEmail: 'pray@hope.church' });
    expect([status, data.revision, data.prayerTeamEmail]).toEqual([200, revision + 1, 'pray@hope.church']);
    expect(await site()).toMatchObject({ name: 'Hope', helplineCountry: 'DE', revision: revision + 1 });
    const entries = await server.db.read(() =>
      query<{ actor_id: string | null; reason: string }>(
        "SELECT actor_id, reason FROM audit_log WHERE action = 'settings' AND subject_id = ?",
        String(revision + 1),
      ),
    );
    expect(entries).toEqual([{ actor_id: admin.user.id, reason: 'name, helplineCountry, prayerTeamEmail' }]);
  });

  it('that changes nothing makes no new revision', async () => {
    const { revision } = await read();
    expect((await save({})).data.revision).toBe(revision);
  });

  it('has its names on one line, and none that turns what stands behind it', async () => {
    const rest = { address: 'Lamp Street 1\nBethany', country: 'DE' };
    const { data } = await save({
      name: ' Hope\r\nBcc: all@hope.church\u202E',
      tagline: 'Come\u2028as\u2066 you are.',
      operator: { name: 'Hope\nChurch', ...rest },
    });
    expect(data).toMatchObject({
      name: 'Hope Bcc: all@hope.church',
      tagline: 'Come as  you are.',
      operator: { name: 'Hope Church', ...rest },
    });
  });

  it('made by two admins at once loses nothing: the later one is told what the other has saved', async () => {
    const other = await server.member({ role: 'admin', verified: true });
    const [mine, theirs] = [bodyOf(await read()), bodyOf(await read(other))];
    const answers = await Promise.all([
      admin.client.call('saveSettings', { body: { ...mine, name: 'Grace' } }),
      other.client.call('saveSettings', { body: { ...theirs, supportEmail: 'help@hope.church' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.failure;
    const now = await read();
    expect(refused).toMatchObject({ code: 'conflict', current: now });
    // What one saved stands; the other has it before them and saves again.
    expect([now.name === 'Grace', now.supportEmail === 'help@hope.church'].filter(Boolean)).toHaveLength(1);
    const again = await save({ name: 'Grace', supportEmail: 'help@hope.church' }, other);
    expect(again.data).toMatchObject({ name: 'Grace', supportEmail: 'help@hope.church' });
  });

  it.each([
    ['an empty name', { name: '  ' }, 'name'],
    ['a name of 41 letters', { name: 'N'.repeat(41) }, 'name'],
    ['an address that is none', { supportEmail: 'help' }, 'supportEmail'],
    ['a country that is none', { helplineCountry: 'Germany' }, 'helplineCountry'],
    ['half an operator', { operator: { name: 'Hope Church', address: '', country: 'DE' } }, 'operator.address'],
    [
      'a colour that is more than one',
      { colours: { light: { paper: '#fff;}', ink: '#000000', accent: '#000000' } } },
      'colours.light.paper',
    ],
  ])('is refused for %s', async (_what, change, field) => {
    const { status, failure } = await admin.client.call('saveSettings', {
      body: { ...bodyOf(await read()), ...change },
    });
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('is refused for colours in which a text is too pale, with the pair and the ratio', async () => {
    const { colours } = await read();
    const pale = { ...colours, light: { ...colours.light, accent: '#C08A3A' } };
    const { status, failure } = await save({ colours: pale });
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual(['colours.light']);
    expect(failure.fields?.['colours.light']).toContain('Accent on paper has a contrast of 2.8:1; it needs 4.5:1.');
    expect((await site()).colours).toEqual(colours);
  });
});

describe('a setting that the environment decides', () => {
  it('wins over what is stored, can’t be changed, and gives way when it is gone', async () => {
    await save({ name: 'Hope', supportEmail: 'help@hope.church' });
    const locked = await startServer({ db: server.db, locked: { name: 'Harbour', subscriptionRequired: false } });
    const keeper = await locked.member({ role: 'admin', verified: true });
    expect(await read(keeper)).toMatchObject({ name: 'Harbour', locked: ['name', 'subscriptionRequired'] });
    const refused = await save({ name: 'Hope' }, keeper);
    expect([refused.status, refused.failure.fields]).toEqual([400, { name: expect.any(String) }]);
    expect((await save({ tagline: 'Safe from the storm.' }, keeper)).status).toBe(200);
    await locked.close();
    await server.settle();
    expect(await site()).toMatchObject({ name: 'Hope', tagline: 'Safe from the storm.' });
    expect((await read()).subscriptionRequired).toBe(true);
  });
});

describe('a row that is damaged', () => {
  it.each(['', '{"name":"Hope"', 'null', '[1]', '"name"', '{"__proto__":{"name":"Hope"},"name":7,"constructor":1}'])(
    'given %s, then the defaults hold, the server starts, and an admin can save anew',
    async (content) => {
      const damage = () => query('UPDATE site_settings SET content = ?, revision = revision + 1', content);
      await server.db.write(damage);
      const other = await startServer({ db: server.db });
      await server.settle();
      for (const each of [server, other]) expect((await site(each)).name).toBe('Lampstand');
      expect((await save({ name: 'Hope' })).data.name).toBe('Hope');
      await other.close();
    },
  );
});

describe('another process', () => {
  it('follows a change, the gate too', async () => {
    const other = await startServer({ db: server.db });
    const reader = await other.member({ verified: true });
    expect((await reader.client.call('subscriptionRequired')).data.requiresSubscription).toBe(true);
    await save({ name: 'Bethel', subscriptionRequired: false });
    await other.settle();
    expect((await site(other)).name).toBe('Bethel');
    expect((await reader.client.call('subscriptionRequired')).data.requiresSubscription).toBe(false);
    await save({ subscriptionRequired: true });
    await other.close();
  });
});
