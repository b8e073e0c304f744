import { expect, it } from 'vitest';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { outcomeOf, TRY_AGAIN } from './outcome.ts';

const intent = (status: string) => ({ status });
const declined = { type: 'card_error', message: 'Your card was declined.' };

it.each([
  ['a payment that is made', { paymentIntent: intent('succeeded') }, { kind: 'paid' }],
  ['a payment that its bank still works on', { paymentIntent: intent('processing') }, { kind: 'paid' }],
  ['a payment that another tab has made', { error: { type: 'x', payment_intent: intent('succeeded') } }, { kind: 'paid' }],
  ['an attempt that is over', { error: { type: 'x', payment_intent: intent('canceled') } }, { kind: 'expired' }],
  ['a field that is not filled in', { error: { type: 'validation_error', message: 'No.' } }, { kind: 'incomplete' }],
  ['a card that is declined', { error: declined }, { kind: 'failed', message: declined.message }],
  ['a decline that leaves the attempt open',
    { error: { ...declined, payment_intent: intent('requires_payment_method') } },
    { kind: 'failed', message: declined.message }],
  ['no words at all', { error: { type: 'api_error' } }, { kind: 'failed', message: TRY_AGAIN }],
  ['a bank that was not gone to', { paymentIntent: intent('requires_action') }, { kind: 'failed', message: TRY_AGAIN }],
])('%s', (_, answer, outcome) => {
  expect(outcomeOf(answer as PaymentIntentResult)).toEqual(outcome);
}); // oxfmt-ignore
