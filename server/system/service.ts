import type { Reply } from '../../core/contract/endpoint.ts';
import type { system } from '../../core/contract/settings.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import type { Db } from '../db/db.ts';
import { listJobRuns, readSchemaVersion, upsertJobRun, type JobTurn } from './store.ts';

export type { JobTurn };

/** A job that runs more often is noted this often at most, in milliseconds, unless it begins or ceases to fail. */
const NOTED_EVERY = 60_000;

/** Keeps in the database what jobs did last, for whoever looks at the dashboard of any process. */
export const recordJobRuns = (db: Db, onTurn: (listener: (turn: JobTurn) => void) => void): void => {
  const noted = new Map<string, Pick<JobTurn, 'endedAt' | 'ok'>>();
  onTurn((turn) => {
    const last = noted.get(turn.name);
    if (last && last.ok === turn.ok && turn.endedAt - last.endedAt < NOTED_EVERY) return;
    noted.set(turn.name, turn);
    // The next turn notes it again, and no job fails for it.
    db.write(() => upsertJobRun(turn)).catch(() => noted.delete(turn.name));
  });
};

interface Dependencies {
  db: Db;
  /** Of package.json. */
  version: string;
  now: () => number;
  mail: { reachesPeople: boolean };
  /** When the last whole backup was made, in milliseconds; null for never. */
  readLastBackup: () => Promise<number | null>;
}

export type ReadSystem = ReturnType<typeof createReadSystem>;

/** How this server is: for admins, and not for monitoring (that is METRICS_PORT). */
export const createReadSystem = ({ db, version, now, mail, readLastBackup }: Dependencies) => {
  const startedAt = new Date(now()).toISOString();
  return async (): Promise<Reply<typeof system>> => {
    const [runs, schema, lastBackup] = await Promise.all([
      db.read(listJobRuns),
      db.read(readSchemaVersion),
      readLastBackup(),
    ]);
    return {
      version,
      schema,
      engine: db.engine,
      startedAt,
      mail: mail.reachesPeople ? 'smtp' : 'folder',
      lastBackupAt: isoOrNull(lastBackup),
      jobs: runs.map((row) => ({
        name: row.name,
        lastStartedAt: isoOrNull(row.started_at),
        lastEndedAt: isoOrNull(row.ended_at),
        ok: row.ok === 1,
        nextAt: isoOrNull(row.next_at),
      })),
    };
  };
};
