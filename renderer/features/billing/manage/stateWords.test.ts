import { expect, it } from 'vitest';
import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { stateWords } from './stateWords.ts';

const first = '2027-01-03T10:00:00.000Z';
const second = '2027-01-04T10:00:00.000Z';

const premium: SubscriptionState = {
  plan: 'premium',
  status: 'active',
  source: 'stripe',
  until: second,
  renewsAt: first,
  cancelAt: null,
  nextPlan: null,
  refundableUntil: null,
};

const words = (changes: Partial<SubscriptionState>, price: string | null = '$9.99 per month') =>
  stateWords({ ...premium, ...changes }, { day: (moment) => moment.slice(0, 10), price }).join(' ');

it.each<[string, Partial<SubscriptionState>, string]>([
  ['nothing', { plan: null, status: 'none', source: 'none', until: null, renewsAt: null }, 'You have what is free.'],
  ['a plan that renews', {}, '$9.99 per month. It renews on 2027-01-03.'],
  [
    'a plan that is cancelled',
    { cancelAt: first, renewsAt: null },
    'Your plan is cancelled: Premium stays yours until 2027-01-03, and nothing more is charged.',
  ],
  [
    'a plan that becomes a smaller one',
    { nextPlan: 'basic' },
    '$9.99 per month. Premium stays yours until 2027-01-03, then Basic begins.',
  ],
  ['a plan without news of what follows', { renewsAt: null }, '$9.99 per month. It is open until 2027-01-04.'],
  [
    'a first payment that is open',
    { status: 'incomplete', until: null, renewsAt: null },
    'Your Premium plan begins with its first payment, which is not finished yet.',
  ],
  [
    'a payment that failed',
    { status: 'past_due' },
    'Your last payment did not go through. Premium stays open until 2027-01-04. Please change your card or pay the open invoice.',
  ],
  [
    'a plan that has ended',
    { status: 'ended', until: null, renewsAt: null },
    'Your Premium plan has ended. What you wrote and saved is still here.',
  ],
  [
    'a purchase in the iOS app',
    { source: 'apple' },
    'You bought it in the iOS app, and Apple takes the payments. It renews on 2027-01-03.',
  ],
  [
    'a purchase that Apple could not be paid for',
    { source: 'apple', status: 'past_due' },
    'Apple could not take the last payment. Premium stays open until 2027-01-04. Please look at how you pay Apple.',
  ],
  [
    'a seat',
    { plan: 'family', source: 'family', renewsAt: null },
    'You have a seat in a family plan. It lasts as long as that plan is paid for.',
  ],
])('says what there is to say of %s', (_, changes, sentence) => {
  expect(words(changes)).toBe(sentence);
});

it('names no price of a plan that is not sold any more', () => {
  expect(words({}, null)).toBe('It renews on 2027-01-03.');
});
