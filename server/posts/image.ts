import type { Queries } from '../db/db.ts';
import type { Account } from '../http/identity/person.ts';
import { findVisible } from './find.ts';
import { findByImage } from './store/posts.ts';

/** Whether a picture belongs to a post that the account may read now. */
export function* mayReadImage(imageId: string, account: Account, now: number): Queries<boolean> {
  const post = yield* findByImage(imageId);
  return post !== undefined && (yield* findVisible(account, post.id, now)) !== undefined;
}
