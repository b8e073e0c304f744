import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../core/contract/endpoints.ts';
import type { Endpoint } from '../../core/contract/endpoint.ts';
import { routes, type RouteName } from '../../core/contract/routes.ts';
import { createAppStore } from './apple/appStore.ts';
import { startServer, type TestServer } from './harness.ts';
import type { AnyInput } from './matrix/row.ts';
import { createRows } from './matrix/rows.ts';
import { createPeople, type Someone } from './someone.ts';

/** Texts that a database, its searches or a parser may stumble over, in each field of each endpoint (docs/proof.md S6). */
let server: TestServer;
beforeAll(async () => {
  // With purchases in the iOS app, so that what they send is read.
  server = await startServer({ apple: createAppStore(Date.now).settings });
  // One admin who is never touched: the last one can't be deleted.
  await person('admin');
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
const rows = createRows({
  get server() {
    return server;
  },
  person,
});

const texts = [
  'nul \0 in it',
  '\0',
  'half \ud83d an emoji',
  "' OR 1=1 --",
  "'; DROP TABLE posts; --",
  '" OR ""="',
  '"* NEAR(',
  '%_\\',
  '\\',
  '$1 ? :id @x',
  '[a-z',
  '{"$ne":null}',
  '1e309',
  '-99999999999999999999',
  "2026-11-20T12:00:00.000Z,' OR 1=1 --",
  '+275760-09-13T00:00:00.000Z,00000000-0000-4000-8000-000000000000',
  '-271821-04-20T00:00:00.000Z,00000000-0000-4000-8000-000000000000',
  '__proto__',
  '👩‍👩‍👧\u202e',
];

/** What an engine says of a statement that it can't read. */
const complaint =
  /syntax error|SQLITE|sqlstate|unterminated|malformed|no such (?:table|column)|fts5|tsquery|at or near/i;

const HOUR = 60 * 60_000;

/** The fields of a shape, and which of them are lists. */
const fieldsOf = (shape: z.ZodType | undefined): { key: string; isList: boolean }[] => {
  const { properties = {} } = shape ? z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) : {};
  return Object.entries(properties).map(([key, value]) => ({
    key,
    isList: JSON.stringify(value).includes('"type":"array"'),
  }));
};

/** As it comes over the wire: half a character can't be written, and is sent as the bytes that it would have. */
const wired = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%BD');

interface Place {
  name: RouteName;
  part: 'params' | 'query' | 'body';
  key: string;
  isList: boolean;
}

const places: Place[] = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  const { path, query, body }: Endpoint = endpoints[name];
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, key = '']) => ({ name, part: 'params' as const, key, isList: false })),
    ...fieldsOf(query).map((field) => ({ name, part: 'query' as const, ...field })),
    ...fieldsOf(body).map((field) => ({ name, part: 'body' as const, ...field })),
  ];
});

/** Sends an endpoint what it takes, but for one field. */
const send = async ({ client }: Someone, base: AnyInput, { name, part, key, isList }: Place, text: string) => {
  const { method, path }: Endpoint = endpoints[name];
  const at = (given: string) => (part === 'params' && given === key ? text : (base.params?.[given] ?? ''));
  const search: object = part === 'query' ? { ...base.query, [key]: text } : { ...base.query };
  const queries = Object.entries(search).map(([each, value]) => `${each}=${wired(String(value))}`);
  const body = part === 'body' ? { ...base.body, [key]: isList ? [text] : text } : base.body;
  const response = await client.fetch(
    `${path.replace(/:(\w+)/g, (_, given: string) => wired(at(given)))}?${queries.join('&')}`,
    {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...base.headers },
      ...(body && { body: JSON.stringify(body) }),
      ...(base.bytes && { body: base.bytes }),
    },
  );
  const hasNoEnd = response.headers.get('content-type')?.startsWith('text/event-stream');
  return { status: response.status, answer: hasNoEnd ? void response.body?.cancel() : await response.text() };
};

describe('text that a database may stumble over (S6)', () => {
  it('is tried in each field of each endpoint', () => {
    const named = places.map(({ name, part, key }) => `${name} ${part} ${key}`);
    for (const place of ['circles query q', 'posts query before', 'addPost body tags', 'readPost params postId'])
      expect(named).toContain(place);
    expect(named.length).toBeGreaterThan(250);
  });

  it.each(places)('is answered or refused by $name in its $part as $key', async (place) => {
    const who = await person('admin');
    const base = (await rows[place.name].input?.(who)) ?? {};
    for (const text of texts) {
      // Whatever was sent before is of another hour.
      server.clock.now += HOUR;
      const { status, answer } = await send(who, base, place, text);
      expect(status, `${JSON.stringify(text)}: ${answer}`).toBeLessThan(500);
      if (status >= 400) expect(answer, JSON.stringify(text)).not.toMatch(complaint);
    }
  });
});
