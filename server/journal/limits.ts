import { journalLimits } from '../../core/rules/prayerText.ts';
import { HttpError } from '../http/errors.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import type { Queries } from '../db/db.ts';

const MB = 1024 * 1024;
const MINUTE = 60_000;

export const limits = {
  /** All that one journal may hold, in bytes, the texts of deleted prayers too: 600 for each of 100,000 prayers. */
  bytes: 64 * MB,
  /** What one answer holds at most, in bytes of texts, unless a single prayer is larger. */
  pageBytes: 2 * MB,
  /** Writes of one account within ten minutes: more than an import of 10,000 prayers, or a year on a plane. */
  writes: { max: 12_000, window: 10 * MINUTE },
  /**
   * Of how many changes of one journal the server remembers how it settled them. Only a device that sent a change and never heard
   * of it needs the record; without it, the change meets its own text.
   */
  changes: 50_000,
} as const;

/** Counts a write of this account. Throws 429 with the seconds to wait when there were too many. */
export const consumeWrite = (userId: string, now: number): Queries<void> =>
  consumeOrRefuse(`journal:user:${userId}`, limits.writes, now, A_LOT_AT_ONCE);

/** It stays on the device that sent it, with this sentence. */
const full = (holds: string) =>
  new HttpError(
    'full',
    `Your journal holds ${holds}, and there is no room for more. Please delete some prayers that you no longer need, then try this one again.`,
  );

export const tooManyPrayers = (): HttpError => full(`${journalLimits.prayers.toLocaleString('en-US')} prayers`);
export const tooManyBytes = (): HttpError => full(`${limits.bytes / MB} MB of text`);
