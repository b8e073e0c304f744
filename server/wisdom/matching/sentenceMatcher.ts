import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Library } from '../../../core/contract/library.ts';
import type { Match } from '../../../core/matching/types.ts';
import type { ThreadData } from './matcherThread.ts';

/** A text takes 4 ms, or 50 at most: whoever comes when so many wait is answered without the encoder. */
const MAX_WAITING = 100;
/** How long an answer is waited for before the thread counts as stuck, in milliseconds. */
const TIMEOUT = 10_000;
/** How long a thread that ended by itself is not started again, in milliseconds. */
const RESTART_DELAY = 60_000;

export type SentenceMatcher = ReturnType<typeof openSentenceMatcher>;

interface Dependencies {
  library: Library;
  encoderFolder: string;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface Thread {
  worker: Worker;
  /** Who is answered next stands first. */
  waiting: ((match: Match | null) => void)[];
}

/** Beside the entry of the build, as it is beside this file in the sources. */
const threadFile = new URL(`./matcherThread${extname(import.meta.url)}`, import.meta.url);

/** It needs none of the process's options, and none of its secrets. */
const isolated = { name: 'matcher', execArgv: [], env: {} };

const threadData = (library: Library, encoderFolder: string): ThreadData => {
  const { matching, classifier, dangerClassifier, foreignDangerClassifier } = library;
  return { library: matching, files: { classifier, dangerClassifier, foreignDangerClassifier }, encoderFolder };
};

/**
 * The matcher with the sentence encoder, which takes too long for the thread that answers requests. Starts its own with the
 * first text, and again some time after it has failed. It keeps no process alive.
 */
export const openSentenceMatcher = ({ library, encoderFolder, log, now }: Dependencies) => {
  let thread: Thread | null = null;
  let restsUntil = -Infinity;
  let isClosed = false;

  const failed = (error: unknown): void => {
    restsUntil = now() + RESTART_DELAY;
    // Never its message: that may hold what was typed.
    const { name, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { name: 'unknown' };
    log.error({ reason: name, code }, 'the sentence matcher failed');
  };

  const start = (): Thread => {
    const worker = new Worker(threadFile, { ...isolated, workerData: threadData(library, encoderFolder) });
    const started: Thread = { worker, waiting: [] };
    worker.on('message', (match: Match) => started.waiting.shift()?.(match));
    worker.on('error', failed);
    // Which answer is whose is told by their order alone: one that is lost would be somebody else's.
    worker.on('messageerror', () => void worker.terminate());
    worker.on('exit', () => {
      thread = null;
      restsUntil = now() + RESTART_DELAY;
      for (const answer of started.waiting) answer(null);
    });
    // Last: listening for messages holds the process again.
    worker.unref();
    return started;
  };

  const running = (): Thread | null => {
    if (thread || isClosed || now() < restsUntil) return thread;
    try {
      thread = start();
    } catch (error) {
      failed(error);
    }
    return thread;
  };

  return {
    /** Null where it can't answer: the thread has ended, or too many wait. */
    async match(query: string): Promise<Match | null> {
      const current = running();
      if (!current || current.waiting.length >= MAX_WAITING) return null;
      return new Promise((resolve) => {
        const late = setTimeout(() => void current.worker.terminate(), TIMEOUT).unref();
        current.waiting.push((match) => {
          clearTimeout(late);
          resolve(match);
        });
        current.worker.postMessage(query);
      });
    },
    async close(): Promise<void> {
      isClosed = true;
      await thread?.worker.terminate();
    },
  };
};
