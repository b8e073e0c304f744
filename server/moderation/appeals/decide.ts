import type { BodyOut, QueryOut } from '../../../core/contract/endpoint.ts';
import type { decideAppeal, ModerationAppeal, moderationAppeals } from '../../../core/contract/moderation.ts';
import { FROM_THE_NEWEST } from '../../../core/contract/paging.ts';
import { findUser, setBlocked } from '../../accounts/service.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { accountChanged, type LiveMessage } from '../../live/service.ts';
import { writeAudit } from '../audit.ts';
import { findAction, isStillHidden, reverseAction, setSuspension, type ActionRow } from '../cases/actionStore.ts';
import { findCase } from '../cases/caseStore.ts';
import { isNamed, isSuperior, notYours, roleOf } from '../cases/judge.ts';
import type { ModerationDependencies } from '../dependencies.ts';
import { hasReported } from '../reports/reportStore.ts';
import type { Subjects } from '../subjects.ts';
import { appealMessage, tellDecided } from './tell.ts';
import { closeAppeal, findAppeal, listAppeals, lockAppeal, type AppealRow } from './appealStore.ts';

/**
 * Nobody decides about what they did or reported, or what was done to them; a moderator about nothing that an admin did, nor about
 * staff, unless that would tell who wrote something anonymous.
 */
function* mayDecide(actor: Account, action: ActionRow): Queries<boolean> {
  if (action.actor_id === actor.id || action.user_id === actor.id) return false;
  if (yield* hasReported(action.case_id, actor.id)) return false;
  if (actor.role === 'admin') return true;
  if ((yield* roleOf(action.actor_id)) === 'admin') return false;
  const about = yield* findCase(action.case_id);
  return about === undefined || !isNamed(about) || !isSuperior(actor, yield* roleOf(action.user_id));
}

function* view(subjects: Subjects, row: AppealRow, reader: Account): Queries<ModerationAppeal | null> {
  const action = yield* findAction(row.action_id);
  if (!action) return null;
  const about = yield* findCase(action.case_id);
  const thing = about && (yield* subjects.get(about.subject).find(about.subject_id));
  return {
    id: row.id,
    actionId: row.action_id,
    text: row.text,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    action: action.action,
    reason: action.reason,
    thing: thing?.text ?? null,
    mayAct: row.state === 'open' && (yield* mayDecide(reader, action)),
  };
}

/** The appeals as one of the staff sees them. */
export const createAppealList = ({ db, subjects }: ModerationDependencies) => {
  return (reader: Account, { before = FROM_THE_NEWEST, limit }: QueryOut<typeof moderationAppeals>) =>
    db.read(function* () {
      const views: ModerationAppeal[] = [];
      for (const row of yield* listAppeals(before, FROM_THE_NEWEST, limit)) {
        const shown = yield* view(subjects, row, reader);
        if (shown) views.push(shown);
      }
      return views;
    });
};

/** The second look at what a moderator did. */
export const createDeciding = ({ db, now, log, subjects, bans, publish, wakeMail }: ModerationDependencies) => {
  /** Takes an action back: the thing is seen again, the suspension or the ban is over, the strike no longer counts. */
  function* reverse(action: ActionRow, at: number): Queries<readonly LiveMessage[]> {
    if (!(yield* reverseAction(action.id, at))) return [];
    const user = action.user_id === null ? undefined : yield* findUser(action.user_id);
    if (user && action.action === 'suspend') yield* setSuspension(user.id);
    if (user && action.action === 'ban' && (yield* bans.forgetLast(user))) yield* setBlocked(user.id, false);
    return [...(user ? [accountChanged(user.id)] : []), ...(yield* showAgain(action))];
  }

  function* showAgain({ case_id }: ActionRow): Queries<readonly LiveMessage[]> {
    const row = yield* findCase(case_id);
    if (!row || (yield* isStillHidden(row.subject, row.subject_id))) return [];
    const { find, setVisible } = subjects.get(row.subject);
    const thing = setVisible && (yield* find(row.subject_id));
    return thing && !thing.visible ? yield* setVisible(row.subject_id, true) : [];
  }

  function* tell(action: ActionRow, upheld: boolean, reason: string, at: number): Queries<LiveMessage[]> {
    const user = action.user_id === null ? undefined : yield* findUser(action.user_id);
    return user ? [yield* tellDecided(user, action.action, { upheld, reason }, at)] : [];
  }

  return {
    async decide(actor: Account, appealId: string, { upheld, reason }: BodyOut<typeof decideAppeal>) {
      const at = now();
      const state = upheld ? 'upheld' : 'denied';
      const messages = await db.write(function* () {
        const row = yield* lockAppeal(appealId);
        if (!row) {
          if (yield* findAppeal(appealId)) throw new HttpError('conflict', 'This appeal has been decided already.');
          throw notFound('There is no such appeal.');
        }
        const action = yield* findAction(row.action_id);
        if (!action || !(yield* mayDecide(actor, action))) throw notYours();
        yield* closeAppeal(row.id, state, actor.id, at);
        yield* writeAudit({ actorId: actor.id, action: `appeal_${state}`, subjectId: row.id, reason }, at);
        const reversed = upheld ? yield* reverse(action, at) : [];
        return [appealMessage(row.id), ...reversed, ...(yield* tell(action, upheld, reason, at))];
      });
      publish(...messages);
      wakeMail();
      log.info({ event: 'appeal_decided', by: actor.id, appeal: appealId, state });
      return { state } as const;
    },
  };
};
