import { Worker } from 'node:worker_threads';

export type Hasher = ReturnType<typeof createHasher>;

interface Task {
  password: string;
  like: string | undefined;
}

/** What one hash takes: KiB of memory, passes and lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
export const cost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How an encoded hash of this cost with this salt of 16 bytes begins. */
export const saltedBy = (salt: Buffer, { memoryCost, timeCost, parallelism } = cost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt.toString('base64').replace(/=+$/, '')}$`;

/**
 * What a hashing thread runs. Plain JavaScript, since the built server is one file with no second one to start from.
 * On Linux a priority is a thread's own: whenever the main thread has something to do, hashing waits.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync } = require('node:module').createRequire(workerData.from)('@node-rs/argon2');
if (process.platform === 'linux') require('node:os').setPriority(0, 10);
const pattern = /^\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$([^$]+)\\$/;
const settingsOf = (like) => {
  if (like === undefined) return workerData.cost;
  const [, memoryCost, timeCost, parallelism, salt] = pattern.exec(like);
  return { memoryCost: +memoryCost, timeCost: +timeCost, parallelism: +parallelism, salt: Buffer.from(salt, 'base64') };
};
parentPort.on('message', ({ id, task }) => {
  try {
    parentPort.postMessage({ id, value: hashSync(task.password, settingsOf(task.like)) });
  } catch {
    parentPort.postMessage({ id });
  }
});`;

interface Reply {
  id: number;
  /** Missing when it failed. */
  value?: string;
}

interface Waiting {
  resolve: (value: string) => void;
  reject: (error: Error) => void;
}

/** One thread of low priority; started at the first task, and again should it ever end. */
const createThread = () => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;

  const start = (): Worker => {
    const started = new Worker(program, { eval: true, workerData: { from: import.meta.url, cost } });
    started.on('message', ({ id, value }: Reply) => {
      const task = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (value === undefined) task?.reject(new Error('a password could not be hashed'));
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
    run: (task: Task): Promise<string> =>
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
export const createHasher = (size: number) => {
  const threads = Array.from({ length: size }, createThread);
  return {
    /** The encoded argon2id hash; with the salt and the cost of `like`, an encoded hash or what `saltedBy` gives. */
    hash: (password: string, like?: string): Promise<string> =>
      threads.reduce((a, b) => (b.load() < a.load() ? b : a)).run({ password, like }),
  };
};
