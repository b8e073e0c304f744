import type { DefaultContext, DefaultState, ParameterizedContext } from 'koa';
import type { Person } from '../limits/person.ts';

export interface State extends DefaultState {
  requestId: string;
  /** Who is asking; set for every request under /api. */
  person: Person;
  /** `net:…`: the sender's network under today's salt, signed in or not. Worked out only when asked for. */
  network: () => string;
  /** `print:…`: a fingerprint sent from there, under today's salt. */
  print: (fingerprint: string) => string;
  /** The endpoint's path as declared, for logs and metrics: it never holds what a person typed. */
  route?: string;
}

export type Context = ParameterizedContext<State, DefaultContext>;
