import type { Account } from '../account.ts';
import { invalid } from '../http/refusal.ts';
import type { CardError, PaymentMethod } from '../objects.ts';

/** Stripe's test cards: its tokens, short ones of our own, and the numbers that a form is filled with. */
const numbers: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_declined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_insufficient: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_3ds: '4000002500003155',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_failsLater: '4000000000000341',
  pm_card_chargeCustomerFail: '4000000000000341',
};

export type Card = keyof typeof numbers | (string & {});

export const declined: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

const declines: Record<string, CardError> = {
  '0002': declined,
  '9995': { ...declined, decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
};

/** A card with a number of Stripe's test cards. */
export const newCard = (account: Account, number: string): PaymentMethod => {
  const digits = number.replace(/\s/g, '');
  if (!Object.values(numbers).includes(digits))
    throw invalid('Your card number is incorrect.', 'number', 'incorrect_number');
  const card: PaymentMethod = {
    id: account.id('pm'),
    object: 'payment_method',
    created: account.now(),
    livemode: false,
    type: 'card',
    allow_redisplay: 'unspecified',
    customer: null,
    card: { brand: 'visa', last4: digits.slice(-4), exp_month: 12, exp_year: 2040 },
  };
  account.objects.paymentMethods.set(card.id, card);
  return card;
};

/** A card by its id, or a new one for one of Stripe's tokens. */
export const cardOf = (account: Account, id: string): PaymentMethod => {
  const kept = account.objects.paymentMethods.get(id);
  if (kept) return kept;
  const number = numbers[id];
  if (!number) throw invalid(`No such PaymentMethod: '${id}'`, 'payment_method', 'resource_missing');
  return newCard(account, number);
};

/** How a bank answers to a card: null where it pays. */
export const judge = (
  { card: { last4 }, customer }: PaymentMethod,
  isPresent: boolean,
): CardError | 'authenticate' | null => {
  if (last4 === '0341' && !isPresent) return declined;
  // Once it was authenticated and kept, nobody is asked again.
  if (last4 === '3155' && customer === null) return 'authenticate';
  return declines[last4] ?? null;
};
