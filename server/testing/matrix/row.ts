import type { Endpoints } from '../../../core/contract/endpoints.ts';
import type { RouteName } from '../../../core/contract/routes.ts';
import type { Role } from '../../../core/rules/roles.ts';
import type { Input, TestClient } from '../client.ts';
import type { TestServer } from '../harness.ts';

export interface Someone {
  id: string;
  email: string;
  client: TestClient;
}

export type AnyInput = Input<Endpoints[RouteName]>;

/** Who may call one endpoint. */
export interface Row {
  /** Who may: `owned` is for the one whose thing it is, and for everyone else there is no such thing. */
  who: 'everyone' | 'signedIn' | 'staff' | 'admin' | 'owned';
  /** The status for those who may. */
  ok: number;
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
