import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AboutContent } from '../../core/contract/about.ts';
import { aboutLimits } from '../../core/rules/about.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { createPeople, type Someone } from '../testing/someone.ts';
import { aboutData } from './service.ts';

let server: TestServer;
let naomi: Someone;
let ruth: Someone;
beforeAll(async () => {
  server = await startServer();
  naomi = await person('admin', { nickname: 'Naomi' });
  ruth = await person('admin', { nickname: 'Ruth' });
});
afterAll(() => server.close());
// Each begins with the page as the product came.
afterEach(() => server.db.write(() => query('DELETE FROM about_versions')));

const { person } = createPeople(() => server);

const content = (change: Partial<AboutContent> = {}): AboutContent => ({
  mission: 'We pray with people.',
  person1Name: 'Boaz',
  person1Title: 'Pastor',
  person1Bio: 'He farms, too.',
  person1Email: 'boaz@example.org',
  person1Website: 'https://boaz.example.org/',
  person2Name: '',
  person2Title: '',
  person2Bio: '',
  person2Email: '',
  person2Website: '',
  ourStory: 'It began in a field.\n\nThen came others.',
  helpfulResources: [{ name: 'A site', url: 'https://www.example.org/a?b=c#d', description: 'To read.' }],
  ...change,
});
const read = async () => (await server.visitor().call('about')).data;
const save = (by: Someone, body: Record<string, unknown>) => by.client.call('saveAbout', { body });
const history = async () => (await naomi.client.call('aboutHistory')).data;

describe('the About page', () => {
  it('says what the product came with, of nobody in particular, until an admin writes it', async () => {
    const about = await read();
    expect(about).toEqual({ ...server.library.about, revision: 0, updatedAt: null });
    expect([about.person1Name, about.person2Name]).toEqual(['', '']);
    expect(about.helpfulResources.map(({ url }) => new URL(url).hostname.replace('www.', ''))).toEqual([
      'biblegateway.com',
      'thegospelcoalition.org',
      'gotquestions.org',
      'ccef.org',
      'ligonier.org',
      'crossway.org',
    ]);
    expect(await history()).toEqual([]);
  });

  it('says to everybody what an admin has saved, and takes back a body as it gave it', async () => {
    const saved = await save(naomi, content());
    expect(saved.status).toBe(200);
    expect(saved.data).toEqual({ ...content(), revision: 1, updatedAt: new Date(server.clock.now).toISOString() });
    expect(await read()).toEqual(saved.data);

    const again = await save(ruth, await read());
    expect(again.data).toMatchObject({ ...content(), revision: 2 });
  });

  it('keeps texts as they were typed, marks and all, and nothing around them', async () => {
    const hostile = '</script><img src=x onerror=hit()>{{7*7}}${7*7} &amp; <b>';
    await save(naomi, content({ mission: `  ${hostile}\n`, ourStory: `${hostile}\n\n${hostile}` }));
    expect(await read()).toMatchObject({ mission: hostile, ourStory: `${hostile}\n\n${hostile}` });
  });
});

describe('two admins', () => {
  it('lose nothing: who saves what was edited meanwhile gets the other text', async () => {
    const { data: first } = await save(naomi, { ...content({ mission: 'By Naomi' }), revision: 0 });
    const { status, failure } = await save(ruth, { ...content({ mission: 'By Ruth' }), revision: 0 });
    expect(status).toBe(409);
    expect(failure).toMatchObject({ code: 'conflict', current: first });
    expect(await read()).toEqual(first);
    expect((await save(ruth, { ...content({ mission: 'By both' }), revision: first.revision })).status).toBe(200);
    expect((await history()).map(({ about }) => about.mission)).toEqual(['By both', 'By Naomi']);
  });

  it('who save at the same moment with the same revision: one of them gets through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        save(index % 2 ? naomi : ruth, { ...content({ mission: `Number ${index}` }), revision: 0 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    const [winner] = answers.filter(({ status }) => status === 200);
    for (const { status, failure } of answers) if (status === 409) expect(failure['current']).toEqual(winner?.data);
    expect(await read()).toEqual(winner?.data);
  });

  it('who name no revision: the last one wins, and every version is kept', async () => {
    const missions = Array.from({ length: 12 }, (_, index) => `Number ${index}`);
    const answers = await Promise.all(missions.map((mission) => save(naomi, content({ mission }))));
    expect(answers.map(({ status }) => status)).toEqual(missions.map(() => 200));
    const versions = await history();
    expect(versions.map(({ revision }) => revision)).toEqual(missions.map((_, index) => missions.length - index));
    expect(versions.map(({ about }) => about.mission).sort()).toEqual([...missions].sort());
    expect((await read()).mission).toBe(versions[0]?.about.mission);
  });

  it('who name a revision that does not exist yet get the page as it is', async () => {
    const { status, failure } = await save(naomi, { ...content(), revision: 7 });
    expect(status).toBe(409);
    expect(failure['current']).toMatchObject({ revision: 0 });
  });
});

describe('the history', () => {
  it('says who wrote each version and when, newest first', async () => {
    await save(naomi, content({ mission: 'First' }));
    server.clock.now += 60_000;
    await save(ruth, content({ mission: 'Second' }));
    const at = (ago: number) => new Date(server.clock.now - ago).toISOString();
    expect(await history()).toEqual([
      { revision: 2, updatedAt: at(0), by: ruth.id, byName: 'Ruth', about: content({ mission: 'Second' }) },
      { revision: 1, updatedAt: at(60_000), by: naomi.id, byName: 'Naomi', about: content({ mission: 'First' }) },
    ]);
  });

  it('keeps the latest versions only, and goes on counting', async () => {
    for (let index = 0; index <= aboutLimits.versions; index++)
      await save(naomi, content({ mission: `Number ${index}` }));
    const versions = await history();
    expect(versions).toHaveLength(aboutLimits.versions);
    expect(versions[0]).toMatchObject({
      revision: aboutLimits.versions + 1,
      about: { mission: `Number ${aboutLimits.versions}` },
    });
    expect(versions.at(-1)).toMatchObject({ revision: 2, about: { mission: 'Number 1' } });
    expect(await server.db.read(() => query('SELECT revision FROM about_versions'))).toHaveLength(aboutLimits.versions);
  });

  it('is written into the audit log with each save, and not with a refused one', async () => {
    const entries = () =>
      server.db.read(() => query(`SELECT actor_id, subject_id FROM audit_log WHERE action = 'about'`));
    const before = (await entries()).length;
    await save(naomi, content());
    await save(ruth, { ...content(), revision: 0 });
    await save(ruth, content({ mission: '' }));
    expect((await entries()).slice(before)).toEqual([{ actor_id: naomi.id, subject_id: '1' }]);
  });

  it('forgets who wrote a version with the account, and keeps the version', async () => {
    await save(naomi, content());
    const exported = await server.db.read(() => ('export' in aboutData ? aboutData.export(naomi.id) : query('')));
    expect(exported).toEqual([{ revision: 1, updatedAt: new Date(server.clock.now).toISOString() }]);
    await server.db.write(() => aboutData.erase(naomi.id));
    expect(await history()).toMatchObject([{ revision: 1, by: null, byName: null, about: content() }]);
  });
});

/** Addresses that are none, or lead elsewhere than they seem to (docs/proof.md S8). */
const hostile = [
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'JAVASCRIPT://example.org/%0aalert(1)', 'java\tscript:alert(1)'],
  ...['\u0001javascript:alert(1)', 'jav&#x09;ascript:alert(1)', 'javascript&colon;alert(1)', 'vbscript:msgbox(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'DATA:text/html;base64,PHN2Zz4=', 'blob:https://example.org/1'],
  ...['file:///etc/passwd', 'smb://example.org/share', 'ftp://example.org/', 'ws://example.org/', 'wss://example.org/'],
  ...['mailto:a@example.org', 'tel:911', 'about:blank', 'view-source:https://example.org', 'chrome://settings'],
  ...['intent://example.org#Intent;end', 'app://lampstand/', 'ms-settings:', 'x-apple.systempreferences:'],
  ...['//example.org', '\\\\example.org', '/about', 'about', '?next=/', '#x', 'example.org', 'www.example.org'],
  ...[
    'http://example.org',
    'HTTP://example.org',
    'http:https://example.org',
    'https:example.org',
    'https:/example.org',
  ],
  ...['https:\\\\example.org', 'https:/\\example.org', 'https://\\example.org', 'https://example.org\\@evil.example'],
  ...['https://example.org\\.evil.example', 'https://user@example.org', 'https://user:pass@example.org/'],
  ...['https://example.org:443@evil.example/', 'https://example.org%40evil.example', 'https://@example.org'],
  ...[
    'https://',
    'https:///example.org',
    'https://.',
    'https://.example.org',
    'https://example..org',
    'https://example',
  ],
  ...['https://localhost/', 'https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://1.2.3.0x7f/'],
  ...[
    'https://[::1]/',
    'https://exa mple.org',
    'https://example.org/a b',
    'https://exam\tple.org',
    'ht\ntps://example.org',
  ],
  ...['https://example.org/\n', 'https://example.org/\u0000x', 'https://example.org/\u0007', 'https://example。org'],
  ...[
    'https://example．org',
    'https://example｡org',
    'https://еxample.org',
    'https://ｅxample.org',
    'https://example.org\u202e/',
  ],
  ...[
    'https://example.org/\u202egpj.exe',
    'https://ex\u200bample.org',
    'https://ex\u00adample.org',
    'https://examp\u212Ae.org',
  ],
  ...['https∶//example.org', 'https:⁄⁄example.org', 'https：//example.org', 'https://example.org∕@evil.example'],
  ...['https://example.org:99999999/', 'https://example.org:x/', 'https://example.org:-1/', 'https://xn--/'],
  ...['https://<script>.org', 'https://example.org"onclick=alert(1)', "https://example.org'x", 'https://exa|mple.org'],
  ...[
    'https://exa^mple.org',
    'https://exa%00mple.org',
    'https://example.org%00/',
    `https://example.org/${'a'.repeat(490)}`,
  ],
].filter((address) => address !== 'https://example.org/\n');

describe('addresses', () => {
  it.each(hostile)('refuses %j in every field that takes one, and stores nothing', async (address) => {
    for (const [body, field] of [
      [content({ person1Website: address }), 'person1Website'],
      [content({ person2Website: address }), 'person2Website'],
      [content({ helpfulResources: [{ name: 'A', url: address, description: '' }] }), 'helpfulResources.0.url'],
    ] as const) {
      const { status, failure } = await save(naomi, body);
      expect(status).toBe(400);
      expect(Object.keys(failure.fields ?? {})).toEqual([field]);
      expect(failure.fields?.[field]).toMatch(/^Please /);
    }
    expect(await history()).toEqual([]);
  });

  it.each([
    'https://example.org',
    'Https://Example.org/A',
    'https://www.example.org:8443/a/b.html?c=d&e=%20f#g',
    'https://xn--bibelstudium-kln-5pb.example/',
    'https://example.xn--p1ai/',
    'https://de.wikipedia.org/wiki/Köln_(Begriffsklärung)',
    '  https://example.org/with-spaces-around  ',
  ])('takes %j', async (address) => {
    expect((await save(naomi, content({ person1Website: address }))).data.person1Website).toBe(address.trim());
  });

  it('takes one or none of a website and a mail address, and a resource only with its address', async () => {
    expect((await save(naomi, content({ person1Website: ' ', person1Email: '' }))).status).toBe(200);
    const { failure } = await save(naomi, content({ helpfulResources: [{ name: 'A', url: '', description: '' }] }));
    expect(Object.keys(failure.fields ?? {})).toEqual(['helpfulResources.0.url']);
  });
});

describe('what is refused', () => {
  const resource = { name: 'A', url: 'https://example.org', description: '' };
  it.each<[string, Record<string, unknown>, string]>([
    ['no mission', { mission: '  ' }, 'mission'],
    ['a long mission', { mission: 'x'.repeat(2001) }, 'mission'],
    ['a long story', { ourStory: 'x'.repeat(10_001) }, 'ourStory'],
    ['a story that is no text', { ourStory: null }, 'ourStory'],
    ['a mail address that is none', { person1Email: 'boaz' }, 'person1Email'],
    ['a mail address with a header', { person2Email: 'a@example.org?bcc=b@example.org' }, 'person2Email'],
    [
      'more resources than there may be',
      { helpfulResources: Array(aboutLimits.resources + 1).fill(resource) },
      'helpfulResources',
    ],
    [
      'a resource without a name',
      { helpfulResources: [resource, { ...resource, name: '' }] },
      'helpfulResources.1.name',
    ],
    [
      'a long description',
      { helpfulResources: [{ ...resource, description: 'x'.repeat(301) }] },
      'helpfulResources.0.description',
    ],
    ['a resource with more in it', { helpfulResources: [{ ...resource, onclick: 'x' }] }, 'helpfulResources.0'],
    ['a revision below nothing', { revision: -1 }, 'revision'],
    ['a revision that is no number', { revision: '1' }, 'revision'],
    ['fields that nobody declared', { html: '<b>' }, ''],
  ])('%s', async (_, wrong, field) => {
    const { status, failure } = await save(naomi, { ...content(), ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
    expect(await history()).toEqual([]);
  });

  it('names all fields at once', async () => {
    const { failure } = await save(naomi, { ...content({ mission: '', person1Website: 'x', person2Email: 'y' }) });
    expect(Object.keys(failure.fields ?? {}).sort()).toEqual(['mission', 'person1Website', 'person2Email']);
  });
});
