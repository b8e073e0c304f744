import { setTimeout as after } from 'node:timers/promises';
import type { WebContents } from 'electron';
import { describe, log } from '../../../log.ts';
import { isPageFailure } from '../../pageRecovery/loadFailure.ts';

/** How often it is checked that a page responds, in milliseconds. */
export const CHECK_INTERVAL = 1_500;

/** How long a page may take to respond, and to load, in milliseconds. */
export interface Timeouts {
  answer: number;
  load: number;
}

export const defaultTimeouts: Timeouts = { answer: 4_000, load: 8_000 };

/** A world of its own, where no script of the page can answer for it. */
const WORLD = 1001;
/** Every screen of a kiosk has a heading. */
const HAS_HEADING = 'document.querySelector("h1") !== null';

/** Watches one page. `onLost` is called once: it crashed, hangs, does not load or shows nothing. */
export const startWatchdog = (contents: WebContents, timeouts: Timeouts, onLost: (reason: string) => void): void => {
  let lost = false;
  const fail = (reason: string) => {
    if (lost) return;
    lost = true;
    log.error('the kiosk’s page was lost', { reason });
    onLost(reason);
  };
  const loading = setTimeout(() => fail('not loaded'), timeouts.load);

  contents.on('render-process-gone', (_event, { reason }) => fail(reason));
  contents.on('did-fail-load', (_event, code, _text, _address, isMainFrame) => {
    if (isPageFailure(code, isMainFrame)) fail(`load ${code}`);
  });
  contents.once('did-finish-load', () => {
    clearTimeout(loading);
    checkRepeatedly(contents, timeouts.answer, () => lost, fail).catch((error: unknown) =>
      log.error('a check failed', describe(error)),
    );
  });
  contents.once('destroyed', () => {
    lost = true;
    clearTimeout(loading);
  });
};

const checkRepeatedly = async (
  contents: WebContents,
  timeout: number,
  isOver: () => boolean,
  fail: (reason: string) => void,
): Promise<void> => {
  let before: unknown = true;
  for (;;) {
    await after(CHECK_INTERVAL);
    if (isOver() || contents.isDestroyed()) return;
    // An error is an answer too.
    const answered = contents.executeJavaScriptInIsolatedWorld(WORLD, [{ code: HAS_HEADING }]).catch(() => true);
    const drawn: unknown = await Promise.race([answered, after(timeout, 'hangs')]);
    if (isOver()) return;
    if (drawn === 'hangs') return fail('hangs');
    if (drawn === false && before === false) return fail('blank');
    before = drawn;
  }
};

const MIN_DELAY = 300;
const MAX_DELAY = 4_000;
/** After a page has run this long, a failure counts as a first one. */
const STABLE_AFTER = 60_000;

/** How long to wait before the next page, so that one that always crashes does not wear the computer out. Never gives up. */
export const createReloadDelay = (now: () => number): (() => number) => {
  let last = -Infinity;
  let wait = MIN_DELAY;
  return () => {
    wait = now() - last > STABLE_AFTER ? MIN_DELAY : Math.min(MAX_DELAY, wait * 2);
    last = now();
    return wait;
  };
};
