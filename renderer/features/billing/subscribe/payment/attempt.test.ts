import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../../api/errors.ts';
import { refusalOf } from './attempt.ts';

const refused = (status: number, body: object) => refusalOf(new ApiError(status, '', JSON.stringify(body)));

it('an address that is not confirmed, and a plan that there is, are no failures', () => {
  expect(refused(403, { code: 'email_unverified', error: 'Confirm.' })).toEqual({ kind: 'unverified' });
  for (const source of ['stripe', 'apple', 'family'])
    expect(refused(409, { code: 'already_subscribed', source })).toEqual({ kind: 'subscribed', source });
  expect(refused(409, { code: 'already_subscribed', source: 'elsewhere' })).toEqual({
    kind: 'subscribed',
    source: 'none',
  });
});

it('a failure has the server’s words, or the specified ones', () => {
  expect(refused(503, { code: 'payments_unavailable', error: 'Later, please.' })).toEqual({
    kind: 'failed',
    message: 'Later, please.',
  });
  expect(refused(502, {})).toEqual({
    kind: 'failed',
    message: 'Failed to create subscription. Please try again.',
  });
  expect(refusalOf(new NetworkError('timeout'))).toMatchObject({ kind: 'failed' });
});
