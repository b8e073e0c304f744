import {
  actOnCase,
  appeal,
  decideAppeal,
  moderationAppeals,
  moderationAudit,
  moderationCases,
  moderationCounters,
  report,
  revealAuthor,
} from '../../core/contract/moderation.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { ModerationService } from './service.ts';

const member = signedIn();

export const moderationRoutes = (api: Api, service: ModerationService, gate: GateSettings): void => {
  api.serveFor(member, report, ({ account, body }) => service.report(account, body));
  // Of the banned, who have no session, too.
  api.serve(appeal, ({ ctx, person, body }) =>
    service.appeal({ account: person.account, network: ctx.state.sender.network() }, body),
  );

  const staff = allowed('moderate', gate);
  api.serveFor(staff, moderationCounters, () => service.counters());
  api.serveFor(staff, moderationCases, ({ account, query }) => service.cases(account, query));
  api.serveFor(staff, actOnCase, ({ account, params, body }) => service.act(account, params.caseId, body));
  api.serveFor(staff, revealAuthor, ({ account, params, body }) => service.reveal(account, params.caseId, body.reason));
  api.serveFor(staff, moderationAppeals, ({ account, query }) => service.appeals(account, query));
  api.serveFor(staff, decideAppeal, ({ account, params, body }) =>
    service.decideAppeal(account, params.appealId, body),
  );
  api.serveFor(staff, moderationAudit, ({ query }) => service.audit(query));
};
