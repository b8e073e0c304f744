import { expect, it } from 'vitest';
import { readReceipt } from './receipt.ts';

const signed = (payload: object) => `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

it('reads the transaction and its account', () => {
  const receipt = signed({ transactionId: '42', appAccountToken: 'ABC', currency: '€€€€€?>' });
  const read = { transactionId: '42', accountToken: 'abc' };
  expect(readReceipt(receipt)).toEqual(read);
  expect(readReceipt(JSON.stringify({ signedTransactionInfo: receipt }))).toEqual(read);
});

it.each([
  '',
  'one',
  'a.b.c',
  'a.e30.c',
  '{}',
  '{"signedTransactionInfo":5}',
  signed([1]),
  signed({ transactionId: 42 }),
])('knows nothing of %j', (receipt) => {
  expect(readReceipt(receipt)).toEqual({ transactionId: null, accountToken: null });
});
