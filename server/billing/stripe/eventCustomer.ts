import { chargeAnswer, idIn, readAnswer, type EventAnswer } from './answers.ts';
import type { StripeClient } from './client.ts';
import { askStripe, isMissing } from './errors.ts';

/**
 * The customer that an event is about: itself, what its object belongs to, or who paid the charge that is disputed or given back.
 * Null for an event that is about none. Throws 503 `payments_unavailable`.
 */
export const customerOf = async (client: StripeClient, { data }: EventAnswer): Promise<string | null> => {
  const { id, object, customer, charge } = data.object;
  if (object === 'customer') return id ?? null;
  const known = idIn(customer);
  if (known !== null) return known;
  const paid = idIn(charge);
  return (object === 'dispute' || object === 'refund') && paid !== null ? payerOf(client, paid) : null;
};

const payerOf = async (client: StripeClient, charge: string): Promise<string | null> => {
  try {
    return readAnswer(chargeAnswer, await askStripe(() => client.charges.retrieve(charge))).customer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
