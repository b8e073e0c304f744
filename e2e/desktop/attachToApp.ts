import type { ChildProcess } from 'node:child_process';
import { chromium, expect, type Page } from '@playwright/test';
import { START } from './fixtures.ts';

/**
 * The page of an app that was started with --remote-debugging-port=0, as itself: the app that Playwright starts is given
 * switches of its own, no keyring among them.
 */
export const attachToApp = async (child: ChildProcess): Promise<Page> => {
  const browser = await chromium.connectOverCDP(await debugAddress(child));
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The app opened no window');
  return page;
};

/** Where Chromium can be driven, once its page is there: to attach while it loads hangs. Node's inspector must stay shut. */
const debugAddress = async (child: ChildProcess): Promise<string> => {
  let output = '';
  const read = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  await expect
    .poll(
      async () => {
        const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
        if (!port) return 'no port yet';
        return (await fetch(`http://127.0.0.1:${port}/json/list`)).text();
      },
      { timeout: START },
    )
    .toMatch(/"title": "(?!app:).+",\s+"type": "page",\s+"url": "app:\/\/lampstand\/"/);
  expect(output).not.toContain('Debugger listening');
  return /DevTools listening on (ws:\S+)/.exec(output)?.[1] ?? '';
};
