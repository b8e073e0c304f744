import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from './browser.ts';

/** A browser with a profile on the disk, as people have, that can be killed as a phone kills one. */
export interface KillableBrowser {
  context: BrowserContext;
  page: Page;
  /** SIGKILL to all of its processes at once. */
  kill(): Promise<void>;
  /** As a person closes it: what it has is on the disk. */
  close(): Promise<void>;
}

export const startKillable = async (profile: string): Promise<KillableBrowser> => {
  const { executablePath, args, env } = findBrowser();
  const own = ['--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  // A process group of its own, so that no part of it outlives the kill.
  const child = spawn(executablePath, [...args, ...own], {
    env: env ?? process.env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  const browser = await chromium.connectOverCDP(await endpointOf(child.stderr));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window');
  const [page = await context.newPage()] = context.pages();
  return {
    context,
    page,
    async kill() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
    async close() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await gone;
    },
  };
};

const endpointOf = async (output: NodeJS.ReadableStream): Promise<string> => {
  for await (const line of createInterface(output)) {
    const endpoint = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (!endpoint) continue;
    output.resume();
    return endpoint;
  }
  throw new Error('The browser ended before it could be reached');
};
