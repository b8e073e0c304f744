import {
  acceptInvite,
  addInviteLink,
  circleInvites,
  deleteInvite,
  inviteByMail,
  previewInvite,
} from '../../../core/contract/invites.ts';
import type { GateSettings } from '../../../core/rules/abilities.ts';
import { allowed } from '../../http/allowed.ts';
import type { Api } from '../../http/serve.ts';
import { signedIn } from '../../http/signedIn.ts';
import type { createAccepting } from './accepting.ts';
import type { InvitesService } from './service.ts';

export const inviteRoutes = (
  api: Api,
  invites: InvitesService,
  accepting: ReturnType<typeof createAccepting>,
  gate: GateSettings,
): void => {
  const inviter = allowed('invite', gate);
  const reader = allowed('readGated', gate);
  api.serveFor(inviter, inviteByMail, ({ account, params, body }) =>
    invites.byMail(account.id, params.id, body.emails),
  );
  api.serveFor(inviter, addInviteLink, ({ account, params }) => invites.addLink(account.id, params.id));
  api.serveFor(reader, circleInvites, ({ account, params, query }) => invites.list(account.id, params.id, query));
  api.serveFor(signedIn(), deleteInvite, ({ account, params }) => invites.remove(account, params.id, params.inviteId));
  api.serveFor(reader, previewInvite, ({ account, person, body }) =>
    accepting.preview({ userId: account.id, network: person.networkOfRequest() }, body.token),
  );
  api.serveFor(allowed('participate', gate), acceptInvite, ({ account, person, body }) =>
    accepting.accept({ userId: account.id, network: person.networkOfRequest() }, body.token),
  );
};
