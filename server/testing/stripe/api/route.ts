import type { Account } from '../account.ts';
import type { Form } from '../http/form.ts';

export interface Call {
  account: Account;
  form: Form;
  /** Of the object that the path names. */
  id: string;
}

/** A call of Stripe's: its method, its path with `:id`, the parameters that it takes, and what it does. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  takes: readonly string[];
  /** Whether a browser may make it, with the publishable key. */
  isOpen?: true;
  answer: (call: Call) => object;
}
