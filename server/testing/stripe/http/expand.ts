import type { Account } from '../account.ts';
import { listOf } from '../objects.ts';
import { invalid } from './refusal.ts';

type Plain = Record<string, unknown>;

const MAX_LEVELS = 4;

/** A copy of an answer in which what was asked for by `expand` stands in place of its id. */
export const expand = (account: Account, answer: object, paths: readonly string[]): object => {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const levels = path.split('.');
    if (levels.length > MAX_LEVELS)
      throw invalid(`You cannot expand more than ${MAX_LEVELS} levels of a property. Property: ${path}`, 'expand');
    expandIn(account, copy as Plain, levels, path);
  }
  return copy;
};

const expandIn = (account: Account, object: Plain, [name = '', ...rest]: string[], path: string): void => {
  const value = resolve(account, object, name);
  if (value === undefined) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  object[name] = value;
  if (rest.length === 0) return;
  for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
    if (typeof each === 'object' && each !== null) expandIn(account, each as Plain, rest, path);
};

/** What stands under a name: what an id stands for, what is only made on request, or what was there. */
const resolve = (account: Account, object: Plain, name: string): unknown => {
  const made = makeIncluded(account, object, name);
  if (made !== undefined) return structuredClone(made);
  const value = object[name];
  if (typeof value !== 'string') return value;
  const found = Object.entries(account.objects)
    .filter(([kind]) => kind !== 'deletedCustomers')
    .map(([, map]) => (map as Map<string, object>).get(value))
    .find((each) => each !== undefined);
  return found && structuredClone(found);
};

/** What Stripe sends only to who asks for it. */
const makeIncluded = ({ objects }: Account, object: Plain, name: string): unknown => {
  const id = object['id'];
  if (object['object'] === 'invoice' && typeof id === 'string') {
    const payments = [...objects.invoicePayments.values()].filter(({ invoice }) => invoice === id);
    if (name === 'payments') return listOf(payments, `/v1/invoice_payments`);
    if (name === 'confirmation_secret') {
      const [open] = payments.filter(({ status }) => status === 'open');
      const intent = open && objects.paymentIntents.get(open.payment.payment_intent);
      return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
    }
  }
  if (object['object'] === 'charge' && name === 'refunds')
    return listOf(
      [...objects.refunds.values()].filter(({ charge }) => charge === id),
      `/v1/charges/${String(id)}/refunds`,
    );
  return undefined;
};
