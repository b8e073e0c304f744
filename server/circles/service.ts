// What other features of the server may use of circles.
export { circleNotFound, findCircleRole, isCircleAdmin, requireMember } from './membership.ts';
