import type { DefaultContext, DefaultState, ParameterizedContext } from 'koa';
import type { Person, Sender } from './identity/person.ts';

export interface State extends DefaultState {
  requestId: string;
  /** Who is asking; set for every request under /api. */
  person: Person;
  /** Where the request comes from, signed in or not. */
  sender: Sender;
  /** The endpoint's path as declared, for logs and metrics: it never holds what a person typed. */
  route?: string;
}

export type Context = ParameterizedContext<State, DefaultContext>;
