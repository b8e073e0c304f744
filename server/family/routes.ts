import {
  deleteFamilyInvite,
  deleteFamilySeat,
  family,
  inviteToFamily,
  joinFamily,
} from '../../core/contract/family.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { FamilyService } from './service.ts';

export const familyRoutes = (api: Api, service: FamilyService, gate: GateSettings): void => {
  api.serveFor(signedIn(), family, ({ account }) => service.list(account.id));
  api.serveFor(allowed('pay', gate), inviteToFamily, ({ account, body }) => service.invite(account, body.email));
  api.serveFor(signedIn(), deleteFamilyInvite, ({ account, params }) => service.removeInvite(account.id, params.id));
  api.serveFor(signedIn(), deleteFamilySeat, ({ account, params }) => service.endSeat(account.id, params.userId));
  api.serveFor(signedIn(), joinFamily, ({ account, body }) => service.join(account.id, body.token));
};
