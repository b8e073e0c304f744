import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningServer {
  url: string;
  /** Its data folder. */
  folder: string;
  /** Takes the server away, as a lost connection would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would: nothing is asked of it. */
  kill(): Promise<void>;
  /** How it ended by itself, with what it said last; null when it did not. */
  died(): string | null;
  /** All that it has written into its log. */
  logged(): string;
}

const defaults = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0' };
const root = join(import.meta.dirname, '..');

/**
 * The built server, as `npm start` runs it, on a free port with a data folder of its own. `release` is the folder of
 * another build (release.ts).
 */
export const startServer = async (settings: Record<string, string> = {}, release = root): Promise<RunningServer> => {
  const entry = join(release, 'dist/server/index.js');
  for (const file of [entry, join(release, 'dist/renderer/index.html')]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-e2e-'));
  const child = spawn(process.execPath, [entry], {
    cwd: release,
    env: { PATH: process.env['PATH'], ...defaults, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let death: string | null = null;
  const gone = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      if (!stopped) death = `The server ended by itself (${signal ?? code}):\n${output.slice(-4000)}`;
      resolve();
    }),
  );
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> =>
    (stopped ??= (async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await gone;
      clearTimeout(late);
      await rm(folder, { recursive: true, force: true });
    })());

  const kill = async (): Promise<void> => {
    stopped ??= gone.then(() => rm(folder, { recursive: true, force: true }));
    child.kill('SIGKILL');
    await gone;
  };

  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The server did not listen within a minute:\n${output}`)), 60_000);
    void gone.then(() => reject(new Error(`The server ended before it listened:\n${output}`)));
    lines.on('line', (line) => {
      output += `${line}\n`;
      const address = /^Lampstand is at (\S+)$/.exec(line)?.[1];
      if (address) {
        clearTimeout(late);
        resolve(address);
      }
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, folder: settings['DATA_DIR'] ?? folder, stop, kill, died: () => death, logged: () => output };
};
