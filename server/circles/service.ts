import { createClosing } from './closing.ts';
import { createLists } from './list.ts';
import { createMaking, type CircleDependencies } from './making.ts';
import { createJoins } from './members/joins.ts';
import { createMembers } from './members/members.ts';
import { readVisible } from './access.ts';
import type { Account } from '../http/identity/person.ts';

// What other features of the server may use of circles.
export { circleNotFound, findCircleRole, isCircleAdmin, requireCircleAdmin, requireMember } from './membership.ts';
export { circleSubject, membershipSubject } from './subjects.ts';

export type CirclesService = ReturnType<typeof createCirclesService>;

export const createCirclesService = (deps: CircleDependencies) => ({
  ...createMaking(deps),
  ...createClosing(deps),
  ...createJoins(deps),
  list: createLists(deps),
  read: (account: Account, id: string) => deps.db.read(() => readVisible(id, account, deps.now())),
  members: createMembers(deps),
});
