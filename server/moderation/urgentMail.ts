import type { Queries } from '../db/db.ts';
import { query, type RowOf } from '../db/db.ts';
import { enqueueMailOncePer, type EmailContent } from '../mail/service.ts';

/** The kind of the mail that calls the staff. */
export const URGENT_CASE = 'urgent-case';

/** In milliseconds: who reports a hundred things sends a hundred people one mail each, and one more after that. */
const WINDOW = 10 * 60_000;

/** Nobody has more staff than this; it bounds what one report sends. */
const MAX_STAFF = 100;

/** Calls all moderators and admins by mail, in the transaction of what they are called for, at most once in ten minutes each. */
export function* callStaff(now: number): Queries<void> {
  const staff = yield* query<RowOf<'users', 'email'>>(
    `SELECT email FROM users WHERE role IN ('moderator', 'admin') AND blocked = 0 AND email_key IS NOT NULL
     ORDER BY created_at, id LIMIT ${MAX_STAFF}`,
  );
  for (const { email: to } of staff) yield* enqueueMailOncePer({ kind: URGENT_CASE, to, window: WINDOW }, now);
}

/** Says that there is something, and nothing of what it is: mail is read by others over a shoulder. */
export const urgentEmail = (origin: string): EmailContent => ({
  subject: 'Something needs a moderator now',
  greeting: 'Dear moderator,',
  paragraphs: ['Something needs a moderator now: somebody may be in danger. It is the first on the desk.'],
  button: { label: 'Open the desk', url: `${origin}/admin` },
  closing: ['If you fear for somebody’s life, please do not wait: call the emergency number.'],
});
