import type { Account } from '../account.ts';
import { fitsCreated, pageOf, paging } from '../http/pages.ts';
import { known, missing } from '../http/refusal.ts';
import { cancelNow } from '../money/lifecycle.ts';
import type { Customer } from '../objects.ts';
import type { Route } from './route.ts';

export const customers: Route[] = [
  {
    method: 'GET',
    path: '/v1/customers',
    takes: [...paging, 'email', 'created'],
    answer: ({ account, form }) => {
      const email = form.text('email');
      const found = [...account.objects.customers.values()].filter(
        (customer) => (email === undefined || customer.email === email) && fitsCreated(form, customer.created),
      );
      return pageOf(found, form, '/v1/customers');
    },
  },
  {
    method: 'POST',
    path: '/v1/customers',
    takes: ['email', 'name', 'description', 'metadata', 'preferred_locales'],
    answer: ({ account, form }) => {
      const customer: Customer = {
        id: account.id('cus'),
        object: 'customer',
        address: null,
        balance: 0,
        created: account.now(),
        currency: null,
        default_source: null,
        delinquent: false,
        description: form.text('description') ?? null,
        email: form.text('email') ?? null,
        invoice_settings: {
          custom_fields: null,
          default_payment_method: null,
          footer: null,
          rendering_options: null,
        },
        livemode: false,
        metadata: form.metadata(),
        name: form.text('name') ?? null,
        phone: null,
        preferred_locales: [],
        shipping: null,
        tax_exempt: 'none',
        test_clock: null,
      };
      account.objects.customers.set(customer.id, customer);
      account.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: [],
    answer: ({ account, id }) =>
      account.objects.deletedCustomers.has(id)
        ? { id, object: 'customer', deleted: true }
        : known(account.objects.customers, 'customer', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    takes: ['email', 'name', 'description', 'metadata', 'invoice_settings'],
    answer: ({ account, form, id }) => {
      const customer = known(account.objects.customers, 'customer', id);
      customer.email = form.text('email') ?? customer.email;
      customer.name = form.text('name') ?? customer.name;
      customer.description = form.text('description') ?? customer.description;
      customer.metadata = form.metadata(customer.metadata);
      const card = form.form('invoice_settings').text('default_payment_method');
      if (card !== undefined) {
        if (!account.objects.paymentMethods.has(card)) throw missing('PaymentMethod', card, 'invoice_settings');
        customer.invoice_settings.default_payment_method = card;
      }
      account.emit('customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    takes: [],
    answer: ({ account, id }) => deleteCustomer(account, id),
  },
];

/** Deletes a customer and ends at once what it has subscribed to. */
export const deleteCustomer = (account: Account, id: string): object => {
  const customer = known(account.objects.customers, 'customer', id);
  for (const subscription of account.objects.subscriptions.values())
    if (subscription.customer === id) cancelNow(account, subscription, 'cancellation_requested');
  account.objects.customers.delete(id);
  account.objects.deletedCustomers.add(id);
  account.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};
