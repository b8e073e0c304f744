import type { QueryOut } from '../../core/contract/endpoint.ts';
import type { moderationAudit } from '../../core/contract/moderation.ts';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import { retention } from '../../core/rules/retention.ts';
import type { MailService } from '../mail/service.ts';
import { createAppeals } from './appeals/appeals.ts';
import { sweepAppealTokens } from './appeals/appealTokens.ts';
import { createAppealList, createDeciding } from './appeals/decide.ts';
import { listAudit, removeAuditBefore } from './audit.ts';
import { createActing } from './cases/act.ts';
import { createDesk } from './cases/desk.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { registerTemplates } from './emails.ts';
import { createReports } from './reports/reports.ts';

// What other features of the server may use of moderation.
export { accountSubject } from './accountSubject.ts';
export { writeAudit } from './audit.ts';
export { createBans, type Bans } from './bans.ts';
export { mayReadCaseImage } from './cases/judge.ts';
export { dropHeldCase, openHeldCase } from './cases/heldCase.ts';
export { moderationData, reportsData } from './personalData.ts';
export { createSubjects } from './subjects.ts';
export type { ModeratedSubject, Subject, SubjectCopy, Subjects } from './subjects.ts';

/** Entries removed in one transaction. */
const SWEEP_BATCH = 500;
/** How far a server's clock may be from the database's, in milliseconds. */
const CLOCKS_APART = 60 * 60_000;

export type ModerationService = ReturnType<typeof createModeration>;

export const createModeration = (deps: ModerationDependencies, mail: MailService) => {
  const { db, now } = deps;
  registerTemplates(deps, mail);
  const { decide: decideAppeal } = createDeciding(deps);
  return {
    ...createDesk(deps),
    report: createReports(deps),
    act: createActing(deps),
    appeal: createAppeals(deps),
    appeals: createAppealList(deps),
    decideAppeal,
    audit: ({ before = FROM_THE_NEWEST, limit }: QueryOut<typeof moderationAudit>) =>
      db.read(() => listAudit(before, limit)),
    /** Removes links that no longer work. */
    sweep: () => db.write(() => sweepAppealTokens(now())),
    /** Removes what is past its years in the audit log. */
    async sweepAudit(isStopping: () => boolean): Promise<void> {
      // The database refuses by its own clock: one of ours that runs ahead of it must not fail here for ever.
      const moment = Math.min(now(), Date.now()) - retention.audit - CLOCKS_APART;
      for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH && !isStopping();)
        batch = await db.write(() => removeAuditBefore(moment, SWEEP_BATCH));
    },
  };
};
