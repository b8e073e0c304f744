import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Counted, Week } from './count.ts';
import type { CountData } from './countThread.ts';

/** Beside the entry of the build, as it is beside this file in the sources. */
const threadFile = new URL(`./countThread${extname(import.meta.url)}`, import.meta.url);

/** How long it may take, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Counts a week's searches in a thread with a connection of its own: in the server's it would hold everybody up, on SQLite with
 * a million searches for 150 ms. The thread ends with its answer, so that no minute's memory is kept for the next.
 */
export const countApart = async (file: string, week: Week): Promise<Counted> => {
  const data: CountData = { file, week };
  // It needs none of the process's options, and none of its secrets.
  const worker = new Worker(threadFile, { name: 'lists', execArgv: [], env: {}, workerData: data });
  const late = setTimeout(() => void worker.terminate(), TIMEOUT).unref();
  try {
    const ended = once(worker, 'exit').then(() => {
      throw new Error('the thread ended without an answer');
    });
    const [counted] = (await Promise.race([once(worker, 'message'), ended])) as [Counted];
    return counted;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
};
