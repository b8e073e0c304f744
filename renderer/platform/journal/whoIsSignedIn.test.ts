import { expect, it } from 'vitest';
import { whoIsSignedIn } from './whoIsSignedIn.ts';

const asked = (status: number, body: string) => whoIsSignedIn(async () => ({ status, body, retryAfter: null }));
const failure = (code: string) => JSON.stringify({ error: 'x', code, requestId: 'r' });

it('is who the server names', async () => {
  expect(await asked(200, '{"id":"ann"}')).toBe('ann');
});

it('is nobody when the server says so', async () => {
  expect(await asked(401, failure('not_signed_in'))).toBeNull();
});

it.each([
  ['too many requests', 429, failure('too_many_requests')],
  ['a server that is away', 503, failure('unavailable')],
  ['a proxy’s 502', 502, '<html>'],
  ['a portal’s 401', 401, '<html>'],
  ['a portal’s page', 200, '<html>'],
  ['somebody’s JSON', 200, '{"ok":true}'],
  ['null', 200, 'null'],
])('is not known from %s', async (_, status, body) => {
  await expect(asked(status, body)).rejects.toThrow();
});
