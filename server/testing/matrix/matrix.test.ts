import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../core/contract/endpoints.ts';
import { routes, type RouteName } from '../../../core/contract/routes.ts';
import type { Role } from '../../../core/rules/roles.ts';
import { query } from '../../db/db.ts';
import type { Answer } from '../client.ts';
import { startServer, type TestServer } from '../harness.ts';
import { createPeople, type Someone } from '../someone.ts';
import { isLong } from '../statistics.ts';
import { circleRows } from './circles.ts';
import { imageRows } from './images.ts';
import { moderationRows } from './moderation.ts';
import { postRows } from './posts.ts';
import type { AnyInput, Row } from './row.ts';

/** Who may call what (docs/proof.md S1), and others' ids, others' names, extra fields (docs/proof.md S2, S3, S4). */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // One admin who is never touched, so that the others can be blocked and deleted.
  await person('admin');
});
afterAll(() => server.close());

const { newClient, person } = createPeople(() => server);

const prayerId = () => `pending_${server.clock.now}_${randomUUID()}`;

/** Things that belong to somebody, made over HTTP by their owner. */
const make = {
  note: async (owner: Someone) =>
    (await owner.client.call('saveNote', { body: { noteType: 'wisdom', content: 'Kept.', source: null } })).data.id,
  prayer: async (owner: Someone) => {
    const id = prayerId();
    expect((await owner.client.call('addPrayer', { body: { id, title: 'Kept', content: 'Kept.' } })).status).toBe(200);
    return id;
  },
};

const birthDate = '1990-05-17';
const otherId = async () => ({ params: { userId: (await person('registered')).id } });
const body = (fields: Record<string, unknown>) => () => ({ body: fields }) as AnyInput;

const lobby = { name: 'Lobby', perMinute: 20, asksForPrayer: false, prayerAddress: null };
const kioskId = async () => {
  const { data } = await (await person('admin')).client.call('addKiosk', { body: lobby });
  return { params: { kioskId: data.kiosk.id } };
};

const world = {
  get server() {
    return server;
  },
  person,
};

const rows: Record<RouteName, Row> = {
  ...postRows(world),
  ...circleRows(world),
  ...imageRows(world),
  ...moderationRows(world),
  recordSearch: { who: 'everyone', ok: 200, input: body({ query: 'peace' }) },
  searchMeter: { who: 'everyone', ok: 200 },
  wisdomSearch: { who: 'everyone', ok: 200, input: body({ query: 'peace' }) },
  wisdomAdditional: { who: 'everyone', ok: 200, input: body({ query: 'peace' }) },
  trendingTopics: { who: 'everyone', ok: 200 },
  weeklyTopSearches: { who: 'everyone', ok: 200 },
  categories: { who: 'everyone', ok: 200 },
  categoryTopics: {
    who: 'everyone',
    ok: 200,
    input: () => ({ params: { id: server.library.categories[0]?.id ?? '' } }),
  },
  searchScripture: { who: 'everyone', ok: 200, input: body({ query: 'peace' }) },
  readScripture: { who: 'everyone', ok: 200, input: () => ({ params: { reference: 'John 3:16' } }) },
  saveNote: { who: 'signedIn', ok: 200, input: body({ noteType: 'wisdom', content: 'Be still.', source: null }) },
  savedNotes: { who: 'signedIn', ok: 200 },
  deleteNote: {
    who: 'owned',
    ok: 204,
    missing: { id: randomUUID },
    input: async (owner) => ({ params: { id: await make.note(owner) } }),
  },
  sendFeedback: {
    who: 'everyone',
    ok: 204,
    input: body({ searchQuery: 'peace', feedbackType: 'helpful', rating: 5, comments: null }),
  },
  recentFeedback: { who: 'staff', ok: 200 },
  recentSearches: { who: 'signedIn', ok: 200 },
  clearRecentSearches: { who: 'signedIn', ok: 204 },
  addPrayer: {
    who: 'signedIn',
    ok: 200,
    input: () => ({ body: { id: prayerId(), title: 'Peace', content: 'Grant us peace.' } }),
  },
  prayers: { who: 'signedIn', ok: 200 },
  prayerChanges: { who: 'signedIn', ok: 200 },
  editPrayer: {
    who: 'owned',
    ok: 200,
    missing: { id: () => prayerId() },
    input: async (owner) => ({ params: { id: await make.prayer(owner) }, body: { revision: 1, title: 'Anew' } }),
  },
  deletePrayer: {
    who: 'owned',
    ok: 200,
    missing: { id: () => prayerId() },
    input: async (owner) => ({ params: { id: await make.prayer(owner) }, query: { revision: '1' } }),
  },
  register: {
    who: 'everyone',
    ok: 200,
    input: () => ({
      body: { email: `${randomUUID()}@example.org`, password: 'a lamp unto my feet', nickname: 'New', birthDate },
    }),
  },
  login: { who: 'everyone', ok: 401, input: body({ email: 'nobody@example.org', password: 'whatever it is' }) },
  logout: { who: 'everyone', ok: 204 },
  signOutEverywhere: { who: 'signedIn', ok: 204 },
  resendVerification: { who: 'everyone', ok: 204, input: () => ({ body: { email: `${randomUUID()}@example.org` } }) },
  verifyEmail: { who: 'everyone', ok: 400, input: body({ token: 'nobody-s' }) },
  forgotPassword: { who: 'everyone', ok: 204, input: () => ({ body: { email: `${randomUUID()}@example.org` } }) },
  resetPassword: { who: 'everyone', ok: 400, input: body({ token: 'nobody-s', password: 'a lamp unto my feet' }) },
  changePassword: {
    who: 'signedIn',
    ok: 400,
    input: body({ currentPassword: 'these have none', newPassword: 'a lamp unto my feet' }),
  },
  currentUser: { who: 'signedIn', ok: 200 },
  updateProfile: { who: 'signedIn', ok: 200, input: body({ nickname: 'Anew', birthDate }) },
  deleteAccount: { who: 'signedIn', ok: 204, input: body({}) },
  downloadData: { who: 'signedIn', ok: 200 },
  authOptions: { who: 'everyone', ok: 200 },
  googleStart: { who: 'everyone', ok: 302 },
  googleCallback: { who: 'everyone', ok: 302 },
  googleDesktopStart: {
    who: 'everyone',
    ok: 302,
    input: () => ({ query: { challenge: 'c'.repeat(43), state: 's'.repeat(43), port: '4000' } }),
  },
  googleDesktopFinish: {
    who: 'everyone',
    ok: 400,
    input: body({ code: 'c'.repeat(43), verifier: 'v'.repeat(43) }),
  },
  googlePending: { who: 'everyone', ok: 404 },
  googleComplete: { who: 'everyone', ok: 404, input: body({ nickname: 'New', birthDate }) },
  subscriptionRequired: { who: 'signedIn', ok: 200 },
  adminUsers: { who: 'admin', ok: 200 },
  setUserRole: { who: 'admin', ok: 200, input: async () => ({ ...(await otherId()), body: { role: 'contributor' } }) },
  blockUser: { who: 'admin', ok: 200, input: otherId },
  unblockUser: { who: 'admin', ok: 200, input: otherId },
  deleteUser: { who: 'admin', ok: 204, input: otherId },
  adminSetup: { who: 'signedIn', ok: 403, input: body({ email: 'nobody@example.org', adminSecret: 'not the secret' }) },
  kiosks: { who: 'admin', ok: 200 },
  addKiosk: { who: 'admin', ok: 200, input: () => ({ body: lobby }) },
  changeKiosk: { who: 'admin', ok: 200, input: async () => ({ ...(await kioskId()), body: lobby }) },
  newKioskCode: { who: 'admin', ok: 200, input: () => kioskId() },
  revokeKiosk: { who: 'admin', ok: 204, input: () => kioskId() },
  pairKiosk: { who: 'everyone', ok: 400, input: body({ code: 'ABCD-EFGH' }) },
  // Not for people, whoever they are: for devices with a token.
  thisKiosk: { who: 'everyone', ok: 401 },
  askForPrayer: { who: 'everyone', ok: 401, input: body({ text: 'For my brother.' }) },
};

const identities = {
  signedOut: async () => ({ id: '', email: '', client: newClient() }),
  registered: () => person('registered'),
  premium: () => person('premium'),
  contributor: () => person('contributor'),
  moderator: () => person('moderator'),
  admin: () => person('admin'),
  blocked: () => person('admin', { blocked: true }),
} satisfies Record<string, () => Promise<Someone>>;
type Identity = keyof typeof identities | 'owner';

const expected = ({ who, ok, gated, adminToo }: Row, identity: Identity): number => {
  if (who === 'everyone') return ok;
  if (identity === 'signedOut' || identity === 'blocked') return 401;
  if (gated && identity === 'registered') return 402;
  if (who === 'owned') return identity === 'owner' || (adminToo && identity === 'admin') ? ok : 404;
  if (who === 'signedIn' || identity === 'admin') return ok;
  return who === 'staff' && identity === 'moderator' ? ok : 403;
};

/** The lowest role that a row's owner may have. */
const ownerRole = ({ who, gated }: Row): Role =>
  who === 'admin' ? 'admin' : who === 'staff' ? 'moderator' : gated ? 'premium' : 'registered';

const names = Object.keys(rows) as RouteName[];
const call = (who: Someone, name: RouteName, input: AnyInput): Promise<Answer<unknown>> => who.client.call(name, input);

describe('the routes', () => {
  it('of the server and of the contract are the same ones, and each has a row here', () => {
    const inContract = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(server.routes.filter((each) => !each.startsWith('HEAD ')).sort()).toEqual([...inContract].sort());
    expect(names.sort()).toEqual((Object.keys(routes) as RouteName[]).sort());
  });
});

describe('who may call what (S1)', () => {
  it.each(names)('%s', async (name) => {
    const row = rows[name];
    for (const identity of [...Object.keys(identities), 'owner'] as Identity[]) {
      const owner = await person(row.gated ? 'premium' : 'registered');
      const input = (await row.input?.(owner)) ?? {};
      const who = identity === 'owner' ? owner : await identities[identity]();
      const { status, failure } = await call(who, name, input);
      expect(status, `${name} as ${identity}: ${JSON.stringify(failure)}`).toBe(expected(row, identity));
    }
  });
});

describe('somebody else’s ids (S2)', () => {
  it.each(names.filter((name) => rows[name].who === 'owned'))(
    '%s answers like for one that is missing',
    async (name) => {
      const { missing = {} } = rows[name];
      for (let pair = 0; pair < (isLong ? 500 : 25); pair++) {
        const [owner, stranger] = [await person(ownerRole(rows[name])), await person(ownerRole(rows[name]))];
        const input = (await rows[name].input?.(owner)) as AnyInput & { params: object };
        const ids = Object.fromEntries(Object.entries(missing).map(([param, newId]) => [param, newId()]));
        const nowhere = { ...input, params: { ...input.params, ...ids } } as AnyInput;
        const [foreign, none] = [await call(stranger, name, input), await call(stranger, name, nowhere)];
        for (const { failure } of [foreign, none]) failure.requestId = '';
        expect([foreign.status, foreign.failure]).toEqual([none.status, none.failure]);
        expect(foreign.status).toBe(404);
        // And nothing happened to it.
        expect((await call(owner, name, input)).status).toBe(rows[name].ok);
      }
    },
  );
});

describe('a userId of somebody else in the body (S3)', () => {
  it.each(['recordSearch', 'wisdomSearch', 'wisdomAdditional'] as const)(
    '%s charges the one who asks',
    async (name) => {
      const [victim, asker] = [await person('registered'), await person('registered')];
      expect((await call(asker, name, { body: { userId: victim.id, query: 'patience' } })).status).toBe(200);
      expect((await asker.client.call('searchMeter')).data.used).toBe(1);
      expect((await victim.client.call('searchMeter')).data.used).toBe(0);
      expect((await victim.client.call('recentSearches')).data).toEqual([]);
    },
  );

  it('sendFeedback keeps it under the one who sends', async () => {
    const [victim, asker] = [await person('registered'), await person('registered')];
    await asker.client.call('sendFeedback', {
      body: { userId: victim.id, searchQuery: 'x', feedbackType: 'helpful', rating: null, comments: null },
    });
    expect((await victim.client.call('downloadData')).data['feedback']).toEqual([]);
    expect((await asker.client.call('downloadData')).data['feedback']).toHaveLength(1);
  });
});

describe('fields that are nobody’s to send (S4)', () => {
  const extra = {
    role: 'admin',
    subscriptionTier: 'family',
    subscriptionStatus: 'active',
    id: 'pending_1_00000000-0000-4000-8000-000000000000',
    createdAt: '2000-01-01T00:00:00Z',
    email_verified: true,
  };
  const withBody = names.filter((name) => 'body' in endpoints[name]);

  it.each(withBody)('%s refuses or ignores them', async (name) => {
    for (const [field, value] of Object.entries(extra)) {
      // Of a role call the role is the field itself.
      if ((name === 'setUserRole' || name === 'changeMember') && field === 'role') continue;
      const who = await person(ownerRole(rows[name]));
      const input = (await rows[name].input?.(who)) ?? {};
      const sent = { ...input, body: { ...input.body, [field]: value } } as AnyInput;
      const { status } = await call(who, name, sent);
      // These two a prayer brings along.
      if (status < 300 && name === 'addPrayer' && ['createdAt', 'id'].includes(field)) continue;
      expect(status, `${name} with ${field}`).toBe(400);
    }
  });

  it.each(withBody)('%s is not moved by __proto__', async (name) => {
    const who = await person(ownerRole(rows[name]));
    const input = ((await rows[name].input?.(who)) ?? {}) as { params?: Record<string, string>; body?: object };
    const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
      encodeURIComponent(input.params?.[key] ?? ''),
    );
    const rest = JSON.stringify(input.body ?? {}).slice(1);
    const response = await who.client.fetch(path, {
      method: endpoints[name].method,
      headers: { 'content-type': 'application/json' },
      body: `{"__proto__":{"role":"admin","id":"x","verified":true}${rest === '}' ? '' : ','}${rest}`,
    });
    expect(response.status).toBeLessThan(500);
    expect(({} as { role?: string }).role).toBeUndefined();
    const [row] = await server.db.read(() => query<{ role: string }>('SELECT role FROM users WHERE id = ?', who.id));
    if (row) expect(row.role).toBe(ownerRole(rows[name]));
  });
});
