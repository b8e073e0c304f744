import type { QueryOut } from '../../core/contract/endpoint.ts';
import type { moderationAudit } from '../../core/contract/moderation.ts';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import type { MailService } from '../mail/service.ts';
import { createAppeals } from './appeals/appeals.ts';
import { sweepAppealTokens } from './appeals/appealTokens.ts';
import { createAppealList, createDeciding } from './appeals/decide.ts';
import { listAudit } from './audit.ts';
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
  };
};
