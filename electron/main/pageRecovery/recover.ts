import { setTimeout as after } from 'node:timers/promises';
import type { BrowserWindow } from 'electron';
import { log } from '../../log.ts';
import { helpPath } from '../protocol/plainPage.ts';
import { isOwnPage, origin } from '../security/ownPages.ts';
import { isPageFailure } from './loadFailure.ts';

/** How long a page may hang before it is ended and loaded anew, in milliseconds. */
const HANG_TIMEOUT = 15_000;

/** Brings a window's page back when it crashes, hangs or does not load (docs/proof.md R23). */
export const recoverPage = (window: BrowserWindow): void => {
  const { webContents: contents } = window;
  const nextStep = createBackoff(Date.now);
  let hanging: NodeJS.Timeout | undefined;

  const reload = async (): Promise<void> => {
    const step = nextStep();
    // Never at once: to load from within the event of a crash brings the whole app down.
    await after(step.wait);
    if (window.isDestroyed()) return;
    const address = contents.getURL();
    const page = step.action === 'help' ? origin + helpPath : isOwnPage(address) ? address : `${origin}/`;
    // A page that does not load reports itself below.
    await contents.loadURL(page).catch(() => undefined);
  };

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    clearTimeout(hanging);
    if (reason === 'clean-exit') return;
    log.error('page crashed', { reason, exitCode });
    void reload();
  });
  contents.on('did-fail-load', (_event, code, _text, _address, isMainFrame) => {
    if (!isPageFailure(code, isMainFrame)) return;
    log.error('page did not load', { code });
    void reload();
  });
  window.on('unresponsive', () => {
    log.error('page hangs');
    clearTimeout(hanging);
    hanging = setTimeout(() => contents.forcefullyCrashRenderer(), HANG_TIMEOUT);
  });
  window.on('responsive', () => clearTimeout(hanging));
  window.on('closed', () => clearTimeout(hanging));
};

/** Crashes within this time count together, in milliseconds. */
const PERIOD = 5 * 60_000;
const MIN_WAIT = 500;
const MAX_TRIES = 4;

/**
 * Counts crashes. Says what to do after one, and when: load the page again, waiting twice as long each time, or give up and
 * show help. `now` in milliseconds.
 */
export const createBackoff = (now: () => number) => {
  let crashes: number[] = [];
  return (): { action: 'reload' | 'help'; wait: number } => {
    const moment = now();
    crashes = [...crashes.filter((crash) => moment - crash < PERIOD), moment];
    if (crashes.length <= MAX_TRIES) return { action: 'reload', wait: MIN_WAIT * 2 ** (crashes.length - 1) };
    // "Try again" on the help page starts afresh.
    crashes = [];
    return { action: 'help', wait: MIN_WAIT };
  };
};
