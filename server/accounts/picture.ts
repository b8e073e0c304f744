import { isMinor } from '../../core/rules/ages.ts';
import type { Queries } from '../db/db.ts';
import { HttpError, suspended } from '../http/errors.ts';
import { claimImage, imageIdOf, releaseImage } from '../images/service.ts';
import type { UserRow } from './store.ts';
import { suspensionEnd } from './view.ts';

const YOUNG = 'Until you are 18, nobody else here is shown a picture of you.';

/** Who may show others a picture: nobody under 18 (docs/decisions.md 34), nor while an account may only read. */
const refuseShowing = (user: UserRow, now: number): void => {
  if (isMinor(user.birth_date, now)) throw new HttpError('forbidden', YOUNG, { fields: { avatar: YOUNG } });
  const until = suspensionEnd(user, now);
  if (until !== null) throw suspended(until);
};

/**
 * Takes a picture that was uploaded into use as the avatar, and has the one before go. Throws 403 for who may show others none,
 * 404 for a picture that is not theirs, or that something shows already.
 */
export function* changePicture(user: UserRow, avatar: string | null, now: number): Queries<void> {
  if (avatar === user.avatar) return;
  const [former, next] = [imageIdOf(user.avatar), imageIdOf(avatar)];
  if (next) {
    refuseShowing(user, now);
    yield* claimImage(next, user.id, now);
  }
  if (former) yield* releaseImage(former);
}
