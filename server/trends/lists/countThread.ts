import { parentPort, workerData } from 'node:worker_threads';
import { readApart } from '../../db/sqliteRunner.ts';
import { countWeek, type Week } from './count.ts';

/** What the thread is started with. */
export interface CountData {
  /** SQLite's. */
  file: string;
  week: Week;
}

const { file, week } = workerData as CountData;

parentPort?.postMessage(readApart(file, () => countWeek(week)));
