import type { UserRow } from '../../accounts/service.ts';
import type { Queries } from '../../db/db.ts';
import type { LiveMessage } from '../../live/service.ts';
import { enqueueMail } from '../../mail/service.ts';
import { addNotice } from '../../notices/service.ts';
import type { ActionRow } from '../cases/actionStore.ts';
import { appealNotice } from '../texts.ts';

/** The kind of the mail about a decided appeal. */
export const APPEAL_DECIDED = 'appeal-decided';

/**
 * Tells somebody what became of their appeal: by notice, and by mail who is banned and reads no notices. No mail goes to an address
 * that was never confirmed: it may be somebody else's.
 */
export function* tellDecided(
  user: Pick<UserRow, 'id' | 'email' | 'verified_at'>,
  action: ActionRow['action'],
  { upheld, reason }: { upheld: boolean; reason: string },
  now: number,
): Queries<LiveMessage> {
  if (action === 'ban' && user.verified_at !== null)
    yield* enqueueMail(APPEAL_DECIDED, user.email, { upheld, reason }, now);
  return yield* addNotice(user.id, { kind: 'appeal', text: appealNotice(upheld, reason) }, now);
}

/** The desk has something new: staff ask for cases and appeals again. */
export const appealMessage = (id: string): LiveMessage => ({ kind: 'case', id, listeners: { to: 'staff' } });
