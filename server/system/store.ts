import { placeholdersFor, query, type NamesIn, type Queries, type RowOf } from '../db/db.ts';

/** One turn of a job that has ended here; times in milliseconds since the epoch. */
export interface JobTurn {
  name: string;
  startedAt: number;
  endedAt: number;
  /** Whether it ended without an error. */
  ok: boolean;
  nextAt: number;
}

const columns = 'name, started_at, ended_at, ok, next_at';

export type JobRunRow = RowOf<'job_runs', NamesIn<typeof columns>>;

/** Notes what a job did last, in whatever process. */
export const upsertJobRun = ({ name, startedAt, endedAt, ok, nextAt }: JobTurn): Queries<unknown> =>
  query(
    `INSERT INTO job_runs (${columns}) VALUES (${placeholdersFor(columns)}) ON CONFLICT (name) DO UPDATE
     SET started_at = excluded.started_at, ended_at = excluded.ended_at, ok = excluded.ok, next_at = excluded.next_at`,
    name,
    startedAt,
    endedAt,
    ok ? 1 : 0,
    nextAt,
  );

/** There are as many as jobs. */
export const listJobRuns = (): Queries<JobRunRow[]> =>
  query<JobRunRow>(`SELECT ${columns} FROM job_runs ORDER BY name LIMIT 200`);

export function* readSchemaVersion(): Queries<number> {
  const [row] = yield* query<{ version: number }>('SELECT max(version) AS version FROM schema_versions');
  return row?.version ?? 0;
}
