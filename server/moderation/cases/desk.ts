import type { QueryOut } from '../../../core/contract/endpoint.ts';
import type { ModerationCase, ModerationCounters, moderationCases } from '../../../core/contract/moderation.ts';
import type { Author } from '../../../core/contract/posts.ts';
import type { Queries } from '../../db/db.ts';
import type { Account } from '../../http/identity/person.ts';
import { writeAudit } from '../audit.ts';
import type { ModerationDependencies } from '../dependencies.ts';
import { alreadyClosed, caseNotFound } from './act.ts';
import { readCounters } from './actionStore.ts';
import { findCase, listClosed, listOpen, lockCase, setRevealed, type CaseRow } from './caseStore.ts';
import { findAuthor, viewCase } from './caseView.ts';
import { caseMessage } from './heldCase.ts';
import { isNamed, mayJudge, notYours } from './judge.ts';

/** Before the first open case, and after the last closed one. */
const FIRST_OPEN = { urgency: -1, created_at: 0, id: '' };
const LAST_CLOSED = { closed_at: Number.MAX_SAFE_INTEGER, id: '' };

/** What staff see of the cases. */
export const createDesk = ({ db, now, log, subjects, publish }: ModerationDependencies) => {
  function* page({ state, before, limit }: QueryOut<typeof moderationCases>): Queries<CaseRow[]> {
    const last = before === undefined ? undefined : yield* findCase(before);
    if (before !== undefined && !last) throw caseNotFound();
    if (state === 'open') return yield* listOpen(last ?? FIRST_OPEN, limit);
    const { closed_at, id } = last ?? LAST_CLOSED;
    return yield* listClosed(closed_at ?? LAST_CLOSED.closed_at, id, limit);
  }

  return {
    async cases(reader: Account, query: QueryOut<typeof moderationCases>): Promise<ModerationCase[]> {
      const at = now();
      return db.read(function* () {
        const views: ModerationCase[] = [];
        for (const row of yield* page(query)) views.push(yield* viewCase(subjects, row, reader, at));
        return views;
      });
    },
    async counters(): Promise<ModerationCounters> {
      const { reports, held, resolved, actions } = await db.read(() => readCounters(now()));
      return { pendingReports: reports, contentFlags: held, resolvedToday: resolved, actionsTaken: actions };
    },
    /** Shows who wrote something anonymous to all who work on the case, and keeps who asked and why. */
    async reveal(actor: Account, caseId: string, reason: string): Promise<{ author: Author | null }> {
      const author = await db.write(function* () {
        const row = yield* lockCase(caseId);
        if (!row) throw (yield* findCase(caseId)) ? alreadyClosed() : caseNotFound();
        if (!(yield* mayJudge(actor, row))) throw notYours();
        // Once is enough: from then on all of the staff read it.
        if (!isNamed(row)) {
          yield* setRevealed(row.id);
          yield* writeAudit({ actorId: actor.id, action: 'reveal', subjectId: row.id, reason }, now());
        }
        return row.author_id === null ? null : yield* findAuthor(row.author_id, now());
      });
      publish(caseMessage(caseId));
      log.info({ event: 'author_revealed', by: actor.id, case: caseId });
      return { author };
    },
  };
};
