import type { BodyOut } from '../../core/contract/endpoint.ts';
import type { addShoutOut, Post } from '../../core/contract/posts.ts';
import { isAdult } from '../../core/rules/ages.ts';
import { findCircleRole, isCircleAdmin, requireMember } from '../circles/service.ts';
import type { Queries } from '../db/db.ts';
import { notFound } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import type { Dependencies, Draft } from './publish.ts';
import { findThanked } from './store/posts.ts';

type ShoutOut = BodyOut<typeof addShoutOut>;

/** Thanks somebody in a circle, or all of it, by a post of that circle. */
export const createShoutOuts = ({ db, now }: Dependencies, add: (account: Account, draft: Draft) => Promise<Post>) => {
  /**
   * Whom it is for, in words. Somebody under 18 is named to nobody. Throws 404 for who is not there for the writer, which the young are
   * for owner and admins alone: to any other who came by their id, a word without their name would tell their age.
   */
  function* addressee(account: Account, circleId: string, userId: ShoutOut['userId']): Queries<string> {
    const writer = yield* requireMember(circleId, account.id);
    if (!userId) return 'everyone';
    const role = yield* findCircleRole(circleId, userId);
    const person = role && (yield* findThanked(account.id, userId));
    if (person && isAdult(person.birth_date, now())) return person.nickname;
    if (person && isCircleAdmin(writer)) return 'one of us';
    throw notFound('We could not find that member.');
  }

  return async (account: Account, circleId: string, { text, userId, confirmed, clientId }: ShoutOut): Promise<Post> => {
    const to = await db.read(() => addressee(account, circleId, userId));
    return add(account, {
      content: `A shout-out to ${to}: ${text}`,
      postType: 'general',
      audience: 'circle',
      circleId,
      anonymous: false,
      tags: ['shout-out'],
      imageAlt: '',
      confirmed,
      clientId,
    });
  };
};
