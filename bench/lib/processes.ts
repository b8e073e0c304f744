import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const root = join(import.meta.dirname, '../..');

/** What is to be done when a bench has ended, also by an error: first servers end, then their folders go. */
const endings: (() => unknown)[] = [];
export const endBench = (): void => endings.splice(0).forEach((end) => end());
process.once('exit', endBench);

/** How `npm start` bounds the process's memory: the product is measured as it is run. */
const memoryFlags = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((part) => part.startsWith('--max-'));
};

/** A server in a process of its own, whose CPU time can be read while it runs. */
export type Measured = Awaited<ReturnType<typeof start>>;

const start = async (script: string, env: Record<string, string>) => {
  const child = spawn(
    process.execPath,
    [...memoryFlags(), '--import', join(import.meta.dirname, 'probe.js'), join(root, script)],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  endings.unshift(() => child.kill('SIGKILL'));
  const url = await listening(child);
  const ask = async (question: string): Promise<number> => {
    const answer = once(child, 'message');
    child.send(question);
    const [figure] = (await answer) as [number];
    return figure;
  };
  return {
    url,
    /** CPU time used so far, user and system, in microseconds. */
    cpu: () => ask('cpu'),
    /** Runs `during` and gives the 99th percentile of the event loop's delay meanwhile, in milliseconds. */
    loopDelay: async (during: () => Promise<void>) => {
      await ask('watch delay');
      await during();
      return ask('delay');
    },
    /** The longest delay of that time, in milliseconds. */
    longestDelay: () => ask('longest'),
    /** Resident memory in bytes (Linux), NaN elsewhere and when the process has gone. */
    memory: () => {
      try {
        const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
        return Number(line?.[1]) * 1024;
      } catch {
        return Number.NaN;
      }
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};

const listening = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    const url = /^Lampstand is at (\S+)$/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error('the server ended before it listened');
};

/** An empty folder that is there until the bench ends. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-bench-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

/** The built product, on an empty SQLite database unless `env` says otherwise. */
export const startProduct = (env: Record<string, string> = {}): Promise<Measured> =>
  start('dist/server/index.js', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: 'true',
    ...env,
  });

/** A bare node:http server (bench/lib/bare.ts) doing `work` and nothing else. */
export const startBare = (work: 'json' | 'search'): Promise<Measured> =>
  start('bench/lib/bare.ts', { BARE_WORK: work, DATA_DIR: temporaryFolder() });
