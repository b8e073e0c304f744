import type { Endpoints } from '../../../core/contract/endpoints.ts';
import type { RouteName } from '../../../core/contract/routes.ts';
import type { Role } from '../../../core/rules/roles.ts';
import type { Input } from '../client.ts';
import type { TestServer } from '../harness.ts';
import type { Someone } from '../someone.ts';

export type AnyInput = Input<Endpoints[RouteName]>;

/** Who may call one endpoint. */
export interface Row {
  /** Who may: `owned` is for the one whose thing it is, and for everyone else there is no such thing. */
  who: 'everyone' | 'signedIn' | 'staff' | 'admin' | 'owned';
  /** The status for those who may. */
  ok: number;
  /** What is `owned` is open to a site's admin too. */
  adminToo?: true;
  /** Needs a subscription: 402 for who is just registered, and the owner of what is `owned` has one. */
  gated?: true;
  input?: (owner: Someone) => AnyInput | Promise<AnyInput>;
  /** Of what is owned: for each parameter that names it, an id that nothing has. */
  missing?: Record<string, () => string>;
}

/** What rows make their things with. */
export interface World {
  readonly server: TestServer;
  /** An account with a session and a confirmed address. */
  person: (role: Role) => Promise<Someone>;
}
