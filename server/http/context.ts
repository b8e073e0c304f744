import type { DefaultContext, DefaultState, ParameterizedContext } from 'koa';
import type { Person } from '../limits/person.ts';

export interface State extends DefaultState {
  requestId: string;
  /** Who is asking; set for every request under /api. */
  person: Person;
  /** The endpoint's path as declared, for logs and metrics: it never holds what a person typed. */
  route?: string;
}

export type Context = ParameterizedContext<State, DefaultContext>;
