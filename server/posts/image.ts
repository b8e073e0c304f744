import { isStaff } from '../../core/rules/roles.ts';
import type { Queries } from '../db/db.ts';
import type { Account } from '../http/identity/person.ts';
import { hasOpenCase } from '../moderation/service.ts';
import { findVisible } from './find.ts';
import { findByImage } from './store/posts.ts';

/** Whether a picture belongs to a post that the account may read now; staff also see what waits for them. */
export function* mayReadImage(imageId: string, account: Account, now: number): Queries<boolean> {
  const post = yield* findByImage(imageId);
  if (!post) return false;
  if ((yield* findVisible(account, post.id, now)) !== undefined) return true;
  return isStaff(account.role) && (yield* hasOpenCase('post', post.id));
}
