import { createCircles, type CircleDependencies } from './circles.ts';
import { createLists } from './list.ts';
import { createMembers } from './members.ts';

// What other features of the server may use of circles.
export { circleNotFound, findCircleRole, isCircleAdmin, requireCircleAdmin, requireMember } from './membership.ts';
export { circleSubject, membershipSubject } from './subjects.ts';

export type CirclesService = ReturnType<typeof createCirclesService>;

export const createCirclesService = (deps: CircleDependencies) => ({
  ...createCircles(deps),
  list: createLists(deps),
  members: createMembers(deps),
});
