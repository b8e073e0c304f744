import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteName } from '../../core/contract/routes.ts';
import { startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const birthDate = '1990-05-17';

/** Every place where a person's text reaches the database. */
const places: [
  RouteName,
  string,
  (text: string) => { body?: Record<string, unknown>; query?: Record<string, string> },
][] = [
  ['recordSearch', 'query', (query) => ({ body: { query } })],
  ['wisdomSearch', 'query', (query) => ({ body: { query } })],
  ['wisdomSearch', 'searchId', (searchId) => ({ body: { query: 'anger', searchId } })],
  ['wisdomAdditional', 'searchId', (searchId) => ({ body: { query: 'anger', searchId } })],
  ['searchScripture', 'query', (query) => ({ body: { query } })],
  ['sendFeedback', 'comments', (comments) => ({ body: { searchQuery: 'x', feedbackType: 'helpful', comments } })],
  ['saveNote', 'content', (content) => ({ body: { noteType: 'verse', content } })],
  ['addPrayer', 'content', (content) => ({ body: { title: 'T', content } })],
  ['prayers', 'q', (q) => ({ query: { q } })],
  ['adminUsers', 'q', (q) => ({ query: { q } })],
  ['updateProfile', 'avatar', (text) => ({ body: { nickname: 'N', avatar: `https://a.example/${text}`, birthDate } })],
  ['updateProfile', 'bio', (bio) => ({ body: { nickname: 'N', birthDate, avatar: null, bio } })],
  ['login', 'email', (text) => ({ body: { email: `a${text}@example.org`, password: 'x' } })],
  ['login', 'password', (password) => ({ body: { email: 'a@example.org', password } })],
];

const texts = ['nul \0 in it', '\0', 'half \ud83d an emoji', "' OR 1=1 --", '"* NEAR(', '%_\\'];

describe('text that a database may stumble over (S6)', () => {
  it.each(places)('is answered or refused by %s as %s', async (name, _field, inputOf) => {
    const { client } = await server.member({ role: 'admin', verified: true });
    for (const text of texts)
      expect((await client.call(name, inputOf(text))).status, JSON.stringify(text)).toBeLessThan(500);
  });
});
