import { randomUUID } from 'node:crypto';
import type { BodyOut } from '../../../core/contract/endpoint.ts';
import type { appeal } from '../../../core/contract/moderation.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { consumeOrRefuse } from '../../limits/service.ts';
import { findAction, type ActionRow } from '../cases/actionStore.ts';
import type { ModerationDependencies } from '../dependencies.ts';
import { insertAppeal } from './appealStore.ts';
import { readAppealToken } from './appealTokens.ts';
import { appealMessage } from './tell.ts';

const DAY = 24 * 60 * 60_000;
const perDay = { max: 10, window: DAY };

/** Who appeals: a session, or a network that shows a token. */
interface Appellant {
  account: Account | null;
  /** `net:…` */
  network: string;
}

/** Asking for another look. Not written to the audit log, which would tell staff whose an anonymous post was. */
export const createAppeals = ({ db, now, log, publish }: ModerationDependencies) => {
  /** The action that somebody may appeal against. Throws 400 `link_invalid`, 401, 404. */
  function* theirs(account: Account | null, { actionId, token }: BodyOut<typeof appeal>): Queries<ActionRow> {
    if (token !== undefined) {
      const owner = yield* readAppealToken(token, now());
      const action = owner && (yield* findAction(owner.action_id));
      if (action) return action;
      throw new HttpError('link_invalid', 'This link is too old. Please sign in with your password to get a new one.');
    }
    if (!account) throw new HttpError('not_signed_in', 'Please log in first.');
    const action = yield* findAction(actionId ?? '');
    if (!action || action.user_id !== account.id) throw notFound('We could not find what you appeal against.');
    return action;
  }

  return async ({ account, network }: Appellant, body: BodyOut<typeof appeal>): Promise<{ id: string }> => {
    const at = now();
    const subject = body.token === undefined && account ? `appeals:user:${account.id}` : `appeals:${network}`;
    // Counted by itself: a wrong token must not take its own counting back.
    await db.write(() => consumeOrRefuse(subject, perDay, at));
    const id = randomUUID();
    await db.write(function* () {
      const action = yield* theirs(account, body);
      if (action.reversed_at !== null) throw new HttpError('conflict', 'This has been taken back already.');
      const row = { id, action_id: action.id, user_id: action.user_id, text: body.text, created_at: at };
      if (!(yield* insertAppeal(row))) throw new HttpError('conflict', 'You have appealed against this already.');
    });
    publish(appealMessage(id));
    log.info({ event: 'appealed', appeal: id });
    return { id };
  };
};
