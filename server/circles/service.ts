import { createClosing } from './closing.ts';
import { createLists } from './list.ts';
import { createMaking, type CircleDependencies } from './making.ts';
import { createJoins } from './members/joins.ts';
import { createMembers } from './members/members.ts';
import { readVisible } from './access.ts';
import { sweepCircles, type PurgeStep } from './sweep.ts';
import type { Account } from '../http/identity/person.ts';

// What other features of the server may use of circles.
export { isOneInviteTooMany } from './invites/mail.ts';
export { isKeptApart } from './invites/store.ts';
export { findCircleRole, isCircleAdmin, requireMember } from './membership.ts';
export { passOnOf } from './passingOn.ts';
export { circlesData } from './personal.ts';
export { circleNameOf } from './store.ts';
export type { PurgeStep } from './sweep.ts';
export { circleSubject, membershipSubject } from './subjects.ts';

export type CirclesService = ReturnType<typeof createCirclesService>;

export const createCirclesService = (deps: CircleDependencies) => {
  const { db, now } = deps;
  const above: PurgeStep[] = [];
  return {
    ...createMaking(deps),
    ...createClosing(deps),
    ...createJoins(deps),
    list: createLists(deps),
    read: (account: Account, id: string) => db.read(() => readVisible(id, account, now())),
    members: createMembers(deps),
    /** Has something done in a circle before it is purged: what is called belongs to a feature above. */
    whenPurged: (step: PurgeStep): void => void above.push(step),
    sweep: (isStopping: () => boolean) => sweepCircles(db, now(), above, isStopping),
  };
};
