import type { Circle } from '../../core/contract/circles.ts';
import { isStaff } from '../../core/rules/roles.ts';
import type { Queries } from '../db/db.ts';
import type { Account } from '../http/identity/person.ts';
import { circleNotFound } from './membership.ts';
import { findMine, findOpen, type MyCircleRow, type Seeker } from './store.ts';
import { viewCircle, viewMine } from './view.ts';

export const seekerOf = ({ id, role }: Account): Seeker => ({ id, isStaff: isStaff(role) });

/** What a person sees of a circle. Throws 404 where that is nothing. */
export function* readVisible(id: string, account: Account, now: number): Queries<Circle> {
  const mine = yield* findMine(id, account.id, now);
  if (mine) return viewMine(mine);
  const open = yield* findOpen(id, seekerOf(account));
  if (!open) throw circleNotFound();
  return viewCircle(open);
}

/** A circle that is the person's own, or that they wait for. Throws 404 for every other. */
export function* requireMine(id: string, userId: string, now: number): Queries<MyCircleRow> {
  const mine = yield* findMine(id, userId, now);
  if (!mine) throw circleNotFound();
  return mine;
}
