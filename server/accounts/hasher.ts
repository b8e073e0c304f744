import { Worker } from 'node:worker_threads';

export interface Hasher {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

type Task = { hash: string } | { verify: string; stored: string };

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * What a hashing thread runs. Plain JavaScript, since the built server is one file with no second one to start from.
 * On Linux a priority is a thread's own: whenever the main thread has something to do, hashing waits.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync, verifySync } = require('node:module').createRequire(workerData.from)('@node-rs/argon2');
if (process.platform === 'linux') require('node:os').setPriority(0, 10);
parentPort.on('message', ({ id, task }) => {
  try {
    const value = 'hash' in task ? hashSync(task.hash, workerData.cost) : verifySync(task.stored, task.verify);
    parentPort.postMessage({ id, value });
  } catch {
    parentPort.postMessage({ id, failed: true });
  }
});`;

interface Reply {
  id: number;
  value?: string | boolean;
  failed?: true;
}

interface Waiting {
  resolve: (value: string | boolean | undefined) => void;
  reject: (error: Error) => void;
}

/** One thread of low priority; started at the first task, and again should it ever end. */
const createThread = () => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;

  const start = (): Worker => {
    const started = new Worker(program, { eval: true, workerData: { from: import.meta.url, cost } });
    started.on('message', ({ id, value, failed }: Reply) => {
      const task = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (failed) task?.reject(new Error('a password could not be hashed'));
      else task?.resolve(value);
    });
    const end = () => {
      // Said twice of one thread, and by then the next one may have tasks of its own.
      if (worker !== started) return;
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error('the hashing thread ended'));
      waiting.clear();
    };
    started.on('error', end);
    started.on('exit', end);
    return started;
  };

  return {
    load: () => waiting.size,
    run: (task: Task): Promise<string | boolean | undefined> =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = (count += 1);
        waiting.set(id, { resolve, reject });
        // Held only while somebody waits: an idle thread must not keep the process from ending.
        worker.ref();
        worker.postMessage({ id, task });
      }),
  };
};

/** `size` threads, each task to the one with the least to do. */
export const createHasher = (size: number): Hasher => {
  const threads = Array.from({ length: size }, createThread);
  const run = (task: Task) => threads.reduce((a, b) => (b.load() < a.load() ? b : a)).run(task);
  return {
    hash: async (password) => String(await run({ hash: password })),
    verify: async (stored, password) => (await run({ verify: password, stored })) === true,
  };
};
