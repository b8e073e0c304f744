import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { paths } from '../paths.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens; rejected with what it said when it ends before. */
  url: Promise<string>;
  /** The exit code, and everything it said. */
  ended: Promise<{ code: number | null; said: string }>;
}

/** A real server process from the sources, as `npm start` would run it. */
export const spawnServer = (env: Record<string, string | undefined>): ServerProcess => {
  const child = spawn(process.execPath, [join(paths.root, 'server/index.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const url = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said += `${line}\n`;
      const found = /^Lampstand is at (\S+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`the server ended before it listened: ${said}`)));
  });
  url.catch(() => undefined);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, url, ended };
};
