import { randomUUID } from 'node:crypto';
import type { BodyOut } from '../../../core/contract/endpoint.ts';
import type { actOnCase, ModerationAction, ModerationCase } from '../../../core/contract/moderation.ts';
import { maxSuspensionDays } from '../../../core/rules/community.ts';
import { findUser, type UserRow } from '../../accounts/service.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { accountChanged, type LiveMessage } from '../../live/service.ts';
import { enqueueMail } from '../../mail/service.ts';
import { addNotice, noticeMessage } from '../../notices/service.ts';
import { writeAudit } from '../audit.ts';
import type { ModerationDependencies } from '../dependencies.ts';
import { BAN } from '../emails.ts';
import { closeReports } from '../reports/reportStore.ts';
import { noticeOf, outcomeOf } from '../texts.ts';
import { insertAction, setSuspension } from './actionStore.ts';
import { closeCase, findCase, lockCase, type CaseRow } from './caseStore.ts';
import { viewCase } from './caseView.ts';
import { caseMessage } from './heldCase.ts';
import { isNamed, mayJudge, notYours } from './judge.ts';
import { isStrike, visibleAfter } from './ladder.ts';

type Decision = BodyOut<typeof actOnCase>;

const DAY = 24 * 60 * 60_000;

/** What an action does to the thing and to the account. */
const createEffects = ({ subjects, bans }: ModerationDependencies) => {
  /** Hides or shows the thing, if it is still there. */
  function* show(row: CaseRow, visible: boolean | null): Queries<readonly LiveMessage[]> {
    const { find, setVisible } = subjects.get(row.subject);
    if (visible === null || setVisible === null || !(yield* find(row.subject_id))) return [];
    return yield* setVisible(row.subject_id, visible);
  }

  /** What a step of the ladder does to the account. */
  function* punish(action: ModerationAction, user: UserRow, actionId: string, at: number): Queries<LiveMessage[]> {
    if (action === 'warn') return [];
    if (action === 'ban') {
      // An address that was never confirmed may be somebody else's: who has the password appeals after signing in.
      if (user.verified_at !== null) yield* enqueueMail(BAN, user.email, { actionId }, at);
      return yield* bans.ban(user, actionId);
    }
    yield* setSuspension(user.id);
    return [accountChanged(user.id)];
  }

  return { show, punish };
};

/** Deciding cases. What happens is one transaction: of two who decide at once, one does, and the other hears 409. */
export const createActing = (deps: ModerationDependencies) => {
  const { db, now, log, subjects, publish, wakeMail } = deps;
  const { show, punish } = createEffects(deps);

  /** Tells the person, where there is something to tell. Who waits to join a circle just sees that they wait. */
  function* tell(row: CaseRow, { action, reason }: Decision, actionId: string, until: number | null, at: number) {
    const visible = visibleAfter(action, row);
    const notice = row.subject === 'membership' ? null : noticeOf(action, visible, reason, until);
    if (notice === null || row.author_id === null) return [];
    const { kind, text, mayAppeal } = notice;
    return [yield* addNotice(row.author_id, { kind, text, ...(mayAppeal ? { actionId } : {}) }, at)];
  }

  function* decide(actor: Account, caseId: string, decision: Decision, at: number) {
    const { action, days, reason } = decision;
    const row = yield* lockCase(caseId);
    if (!row) throw (yield* findCase(caseId)) ? alreadyClosed() : caseNotFound();
    if (!(yield* mayJudge(actor, row))) throw notYours();
    refuseUnfit(row, decision, actor, subjects.get(row.subject).setVisible !== null);
    const author = row.author_id === null ? undefined : yield* findUser(row.author_id);
    if (isStrike(action) && !author)
      throw new HttpError('conflict', 'The account is gone. Please hide the thing instead.');
    const id = randomUUID();
    const until = days === undefined ? null : at + days * DAY;
    yield* insertAction({
      id,
      case_id: row.id,
      actor_id: actor.id,
      user_id: author?.id ?? null,
      action,
      until,
      reason,
      created_at: at,
      reversed_at: null,
    });
    yield* writeAudit({ actorId: actor.id, action, subjectId: row.id, reason }, at);
    const messages = [caseMessage(row.id), ...(yield* show(row, visibleAfter(action, row)))];
    if (isStrike(action) && author) messages.push(...(yield* punish(action, author, id, at)));
    if (author) messages.push(...(yield* tell(row, decision, id, until, at)));
    yield* closeCase(row, at);
    const told = yield* closeReports(row.id, outcomeOf(action), at);
    messages.push(...told.map(noticeMessage));
    return messages;
  }

  return async (actor: Account, caseId: string, decision: Decision): Promise<ModerationCase> => {
    const at = now();
    const messages = await db.write(() => decide(actor, caseId, decision, at));
    publish(...messages);
    wakeMail();
    log.info({ event: 'case_decided', by: actor.id, case: caseId, action: decision.action });
    const closed = await db.read(() => findCase(caseId));
    if (!closed) throw caseNotFound();
    return db.read(() => viewCase(subjects, closed, actor, at));
  };
};

/** Throws 400 for what can't be done to such a thing, 403 for an admin's step by a moderator, 409 before a needed reveal. */
const refuseUnfit = (
  row: CaseRow,
  { action, days = 0 }: Decision,
  { role }: Pick<Account, 'role'>,
  canHide: boolean,
): void => {
  if (row.subject === 'membership' && action !== 'approve' && action !== 'dismiss')
    throw new HttpError('bad_request', 'A request to join is approved or dismissed.');
  if (!canHide && ['approve', 'hide', 'restore'].includes(action))
    throw new HttpError('bad_request', 'An account can’t be hidden. Please choose a warning, a suspension or a ban.');
  if (action === 'ban' && role !== 'admin') throw notYours('Only an admin may ban somebody.');
  if (role !== 'admin' && days > maxSuspensionDays.moderator)
    throw notYours(
      `A moderator may suspend somebody for ${maxSuspensionDays.moderator} days. Longer ones are an admin’s.`,
    );
  if (isStrike(action) && !isNamed(row))
    throw new HttpError('conflict', 'Please reveal who wrote this first, with your reason.');
};

export const caseNotFound = () => notFound('There is no such case.');
export const alreadyClosed = () => new HttpError('conflict', 'Somebody has decided about this already.');
