import { randomUUID } from 'node:crypto';
import type { HoldReason } from '../../core/contract/moderation.ts';
import { query, type Queries } from '../db/db.ts';
import type { Subject, SubjectCopy } from './subjects.ts';

/** Opens the case of something that waits for a moderator before others see it. */
export const openHeldCase = (
  subject: Subject,
  subjectId: string,
  copy: SubjectCopy,
  reasons: readonly HoldReason[],
  now: number,
): Queries<unknown> =>
  query(
    `INSERT INTO cases (id, subject, subject_id, author_id, anonymous, state, urgency, reasons, copy, created_at)
     VALUES (?, ?, ?, ?, ?, 'open', ?, ?, ?, ?) ON CONFLICT (subject, subject_id) WHERE state = 'open' DO NOTHING`,
    randomUUID(),
    subject,
    subjectId,
    copy.authorId,
    copy.anonymous ? 1 : 0,
    reasons.includes('danger') ? 0 : 1,
    JSON.stringify(reasons),
    JSON.stringify(copy),
    now,
  );
