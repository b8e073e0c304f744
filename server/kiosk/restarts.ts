import { randomUUID } from 'node:crypto';
import { RESTART_LIFE } from '../../core/rules/kiosk/kiosk.ts';
import type { Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { consumeOrRefuse } from '../limits/service.ts';
import { askRestart, findKiosk, type KioskRow } from './store.ts';

/** A restart is asked for by a person, once; many are somebody who holds the key down. */
const RESTARTS = { max: 5, window: 10 * 60_000 };

export function* requestRestart(id: string, now: number): Queries<KioskRow | undefined> {
  const row = yield* findKiosk(id);
  if (!row) return undefined;
  if (row.paired_at === null)
    throw new HttpError('conflict', 'This kiosk is not connected yet, so there is nothing to restart.');
  yield* consumeOrRefuse(`kiosk-restart:${id}`, RESTARTS, now);
  yield* askRestart(id, randomUUID(), now, now - RESTART_LIFE);
  return yield* findKiosk(id);
}
