import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { freePort } from '../../../.ci/runner/freePort.ts';
import { electronPath, launchArguments, START } from '../fixtures.ts';

/** The app as somebody starts it: it may end and start itself anew, and what comes then can be driven too. */
export interface RelaunchingApp {
  /** How the process ends that was started here. */
  exit: Promise<number | null>;
  /** The page of the app that runs now, once it is drawn. */
  page(): Promise<Page>;
  /** Puts the clock of the main process that runs now forward. */
  advanceClock(seconds: number): Promise<void>;
  /** The app that `page` showed has ended. */
  closed(): Promise<void>;
  end(): Promise<void>;
}

/** How much of what the app last complained about is told when it draws no page, in characters. */
const ERRORS = 2000;

/** Starts it. It listens on ports of ours, which the app hands on with its other arguments when it starts anew. */
export const startRelaunching = async (
  profile: string,
  args: string[],
  environment: Record<string, string>,
): Promise<RelaunchingApp> => {
  const [port, inspector] = [await freePort(), await freePort()];
  const listening = [`--remote-debugging-port=${port}`, `--inspect=${inspector}`];
  const child = spawn(electronPath(), [...launchArguments(profile), ...listening, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-ERRORS)));
  let browser: Browser | undefined;

  return {
    exit,
    async page() {
      // To attach while it loads hangs.
      const drawn = expect.poll(() => isDrawn(port), { timeout: START });
      await drawn.toBe(true).catch((error: unknown) => Promise.reject(new Error(`${String(error)}\n${errors}`)));
      browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = browser.contexts()[0]?.pages().at(-1);
      if (!page) throw new Error('The app has no window');
      return page;
    },
    async advanceClock(seconds) {
      const answer = await fetch(`http://127.0.0.1:${inspector}/json/list`);
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
      if (!target) throw new Error('The main process can’t be reached');
      const socket = new WebSocket(target.webSocketDebuggerUrl);
      await once(socket, 'open');
      const expression = `{ const before = Date.now; Date.now = () => before() + ${seconds * 1000}; }`;
      socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
      await once(socket, 'message');
      socket.close();
    },
    closed: () => expect.poll(() => browser?.isConnected(), { timeout: START }).toBe(false),
    async end() {
      // Again, for one that was just about to start the next.
      await expect
        .poll(async () => {
          const left = await processesOf(profile);
          for (const id of left) kill(id);
          return left;
        })
        .toEqual([]);
      await exit;
    },
  };
};

/** The processes of the app with this profile, whoever started them. */
export const processesOf = async (profile: string): Promise<number[]> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return ids.filter((_, at) => lines[at]?.includes(`--user-data-dir=${profile}`)).map(Number);
};

const kill = (id: number): void => {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

const isDrawn = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
  const targets = ((await answer?.json()) ?? []) as { type: string; url: string; title: string }[];
  return targets.some(({ type, url, title }) => type === 'page' && /^app:/.test(url) && !/^app:|^$/.test(title));
};
