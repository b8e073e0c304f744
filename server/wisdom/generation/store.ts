import { retention } from '../../../core/rules/retention.ts';
import { query, type Queries, type RowOf } from '../../db/db.ts';

/** A generated answer as it is kept: words and references, never the text of a verse. */
export interface Generated {
  note: string;
  references: string[];
  prayer: string;
}

/** What became of a question that the model might have answered. */
export type GenerationOutcome = 'generated' | 'declined' | 'refused' | 'failed';

export function* findGenerated(digest: string, now: number): Queries<Generated | undefined> {
  const [row] = yield* query<RowOf<'generated_answers', 'note' | 'refs' | 'prayer'>>(
    'SELECT note, refs, prayer FROM generated_answers WHERE digest = ? AND created_at > ?',
    digest,
    now - retention.generatedAnswer,
  );
  return row && { note: row.note, references: row.refs.split('\n'), prayer: row.prayer };
}

export function* cacheGenerated(digest: string, { note, references, prayer }: Generated, now: number): Queries<void> {
  yield* query(
    `INSERT INTO generated_answers (digest, note, refs, prayer, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (digest) DO UPDATE SET
       note = excluded.note, refs = excluded.refs, prayer = excluded.prayer, created_at = excluded.created_at`,
    digest,
    note,
    references.join('\n'),
    prayer,
    now,
  );
  yield* query('DELETE FROM generated_answers WHERE created_at <= ?', now - retention.generatedAnswer);
}

export const countOutcome = (day: string, outcome: GenerationOutcome): Queries<unknown> =>
  query(
    `INSERT INTO generated_counts (day, outcome, count) VALUES (?, ?, 1)
     ON CONFLICT (day, outcome) DO UPDATE SET count = generated_counts.count + 1`,
    day,
    outcome,
  );
