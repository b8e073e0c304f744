import type { Circle } from '../../core/contract/circles.ts';
import { HttpError } from '../http/errors.ts';
import { refuseSuspended } from '../http/allowed.ts';
import type { Account } from '../http/identity/person.ts';
import { writeAudit } from '../moderation/service.ts';
import { requireMine } from './access.ts';
import { consumeChange, refuseTooManyOwned } from './bounds.ts';
import type { CircleDependencies } from './making.ts';
import { circleChanged, holdCircle, requireMember } from './membership.ts';
import { holdAnyCircle, setDeleted } from './store.ts';
import { viewMine } from './view.ts';

/** Deletes circles, which are kept for 30 days, and brings them back. */
export const createClosing = ({ db, now, publish }: Pick<CircleDependencies, 'db' | 'now' | 'publish'>) => ({
  /** By its owner, or by a site's admin, which is written down. */
  async remove(account: Account, id: string): Promise<void> {
    await db.write(function* () {
      const circle = yield* holdCircle(id);
      const isOwner = circle.owner_id === account.id;
      if (!isOwner && account.role !== 'admin') {
        // Its members hear that it is not theirs to delete; for all others it is not there.
        yield* requireMember(id, account.id);
        throw new HttpError('forbidden', 'Only the circle’s owner can delete it.');
      }
      if (!isOwner) refuseSuspended(account);
      yield* setDeleted(id, now(), !isOwner);
      if (!isOwner) yield* writeAudit({ actorId: account.id, action: 'delete_circle', subjectId: id }, now());
    });
    publish(circleChanged(id));
  },

  /** By its owner, unless staff deleted it. */
  async restore(account: Account, id: string): Promise<Circle> {
    const restored = await db.write(function* () {
      yield* holdAnyCircle(id);
      const circle = yield* requireMine(id, account.id, now());
      if (circle.role !== 'owner') throw new HttpError('forbidden', 'Only the circle’s owner can bring it back.');
      if (circle.deleted_at === null) return circle;
      if (circle.closed_by_staff === 1) throw new HttpError('forbidden', 'This circle was closed by the moderators.');
      yield* consumeChange(account.id, now());
      yield* refuseTooManyOwned(account.id);
      yield* setDeleted(id, null, false);
      return { ...circle, deleted_at: null };
    });
    publish(circleChanged(id));
    return viewMine(restored);
  },
});
