import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { Logger } from 'pino';
import type { Feedback } from '../../core/contract/feedback.ts';
import type { Activity, RegistrationTrend, SearchTrend } from '../../core/contract/trends.ts';
import { FROM_THE_NEWEST, type Before } from '../../core/contract/paging.ts';
import { utcDay } from '../../core/rules/time.ts';
import type { Db } from '../db/db.ts';
import { tooManyRequests } from '../limits/service.ts';
import { writeAudit } from '../moderation/service.ts';

/** What is in memory of an export at a time: others wait the few milliseconds that it takes. */
const PAGE_ROWS = 200;
/** In milliseconds: what is said to who asks for a second export beside the first. */
const WAIT = 10_000;
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]';
/** Where a cell would begin for a spreadsheet that parts cells by semicolons, or reads no quotes. */
const INNER_CELL = new RegExp(`([;\\t\\r\\n][^\\S\\n]*)(?=${FORMULA})`, 'g');

type Row = Record<string, string | number | null>;
/** The names of the fields, which stand first, and the rows by pages. */
interface Table {
  columns: readonly string[];
  pages: () => AsyncIterable<readonly Row[]>;
}

export interface CsvFile {
  name: string;
  stream: Readable;
}

export type ExportName = 'searches' | 'registrations' | 'topics' | 'feedback';
export type Exports = ReturnType<typeof createExports>;

interface Dependencies {
  db: Db;
  log: Logger;
  now: () => number;
  trends: {
    searches: () => Promise<SearchTrend>;
    registrations: () => Promise<RegistrationTrend>;
    topics: () => Promise<Activity['topTopics']>;
  };
  feedback: { recent: (page: { before: Before; limit: number }) => Promise<Feedback[]> };
}

const inert = (value: string): string => value.replace(INNER_CELL, "$1'");

/** With the mark by which spreadsheets know UTF-8. No cell is a formula, wherever it is opened. */
async function* write({ columns, pages }: Table): AsyncGenerator<string> {
  const options = { columns: [...columns], escape_formulas: true, cast: { string: inert } };
  yield stringify([], { ...options, header: true, bom: true });
  for await (const page of pages()) {
    yield stringify([...page], options);
    await setImmediate();
  }
}

/** Once, since what was counted is short. */
async function* oncePage(rows: Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await rows;
}

/**
 * Starts exports of what the dashboard shows, as CSV that is written while it is read. Each is noted in the audit log; one at a time
 * per account: throws 429 for another beside it.
 */
export const createExports = ({ db, log, now, trends, feedback }: Dependencies) => {
  const underWay = new Set<string>();

  async function* feedbackPages(): AsyncGenerator<readonly Row[]> {
    for (let before: Before | null = FROM_THE_NEWEST; before !== null;) {
      const page: Feedback[] = await feedback.recent({ before, limit: PAGE_ROWS });
      yield page;
      const last = page.at(-1);
      before = last && page.length === PAGE_ROWS ? { createdAt: Date.parse(last.createdAt), id: last.id } : null;
    }
  }

  const tables: Record<ExportName, Table> = {
    searches: { columns: ['date', 'count', 'uniqueUsers'], pages: () => oncePage(trends.searches()) },
    registrations: { columns: ['date', 'count', 'premiumCount'], pages: () => oncePage(trends.registrations()) },
    topics: { columns: ['id', 'title', 'count'], pages: () => oncePage(trends.topics()) },
    feedback: {
      columns: ['id', 'createdAt', 'feedbackType', 'rating', 'searchQuery', 'comments'],
      pages: feedbackPages,
    },
  };

  return async (by: string, table: ExportName): Promise<CsvFile> => {
    if (underWay.has(by))
      throw tooManyRequests(WAIT, 'Your other export is being written already. One moment, please.');
    underWay.add(by);
    const stream = Readable.from(write(tables[table]), { objectMode: false });
    stream.once('error', (error) => log.error({ reason: error.name }, 'an export broke off'));
    stream.once('close', () => underWay.delete(by));
    try {
      await db.write(() => writeAudit({ actorId: by, action: 'export', subjectId: `${table}.csv` }, now()));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    log.info({ event: 'exported', by, table });
    return { name: `${table}-${utcDay(now())}.csv`, stream };
  };
};
