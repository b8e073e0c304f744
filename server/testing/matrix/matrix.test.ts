import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../core/contract/endpoints.ts';
import { routes, type RouteName } from '../../../core/contract/routes.ts';
import { query } from '../../db/db.ts';
import type { Answer } from '../client.ts';
import { startServer, type TestServer } from '../harness.ts';
import { createPeople, type Someone } from '../someone.ts';
import { isLong } from '../statistics.ts';
import type { AnyInput, Row } from './row.ts';
import { createRows, ownerRole } from './rows.ts';

/** Who may call what (docs/proof.md S1), and others' ids, others' names, extra fields (docs/proof.md S2, S3, S4). */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // One admin who is never touched, so that the others can be blocked and deleted.
  await person('admin');
});
afterAll(() => server.close());

const { newClient, person } = createPeople(() => server);

const rows = createRows({
  get server() {
    return server;
  },
  person,
});

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
    const prepare = async () => {
      const owner = await person(row.gated ? 'premium' : 'registered');
      return { owner, input: (await row.input?.(owner)) ?? {} };
    };
    let { owner, input } = await prepare();
    for (const identity of [...Object.keys(identities), 'owner'] as Identity[]) {
      const who = identity === 'owner' ? owner : await identities[identity]();
      const { status, failure } = await call(who, name, input);
      expect(status, `${name} as ${identity}: ${JSON.stringify(failure)}`).toBe(expected(row, identity));
      // Who was refused has left it as it was.
      if (status < 400) ({ owner, input } = await prepare());
    }
  });
});

describe('somebody else’s ids (S2)', () => {
  it.each(names.filter((name) => rows[name].who === 'owned'))(
    '%s answers like for one that is missing',
    async (name) => {
      const { missing = {} } = rows[name];
      for (let pair = 0; pair < (isLong ? 500 : 2); pair++) {
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
    const who = await person(ownerRole(rows[name]));
    const input = (await rows[name].input?.(who)) ?? {};
    for (const [field, value] of Object.entries(extra)) {
      // Of a role call the role is the field itself.
      if ((name === 'setUserRole' || name === 'changeMember') && field === 'role') continue;
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
