import { setTimeout as after } from 'node:timers/promises';
import type { WebContents } from 'electron';
import { describe, log } from '../../log.ts';

/** How often a page is asked whether it lives, in milliseconds. */
export const ASKED_EVERY = 1_500;

/** How long a page may take to say that it lives, and to load, in milliseconds. */
export interface Patience {
  answer: number;
  load: number;
}

export const usualPatience: Patience = { answer: 4_000, load: 8_000 };

/** A world of its own, where no script of the page can answer for it. */
const WORLD = 1001;
/** Every screen of a kiosk has a heading. */
const DRAWN = 'document.querySelector("h1") !== null';

/** Watches one page. `onLost` is called once: it crashed, hangs, does not load or shows nothing. */
export const startWatchdog = (contents: WebContents, patience: Patience, onLost: (reason: string) => void): void => {
  let lost = false;
  const lose = (reason: string) => {
    if (lost) return;
    lost = true;
    log.error('the kiosk’s page was lost', { reason });
    onLost(reason);
  };
  const loading = setTimeout(() => lose('not loaded'), patience.load);

  contents.on('render-process-gone', (_event, { reason }) => lose(reason));
  contents.on('did-fail-load', (_event, code, _text, _address, isMainFrame) => {
    // -3 is a load that another one replaced, or that a rule refused.
    if (isMainFrame && code !== -3) lose(`load ${code}`);
  });
  contents.once('did-finish-load', () => {
    clearTimeout(loading);
    askOn(contents, patience.answer, () => lost, lose).catch((error: unknown) =>
      log.error('asking failed', describe(error)),
    );
  });
  contents.once('destroyed', () => {
    lost = true;
    clearTimeout(loading);
  });
};

const askOn = async (
  contents: WebContents,
  patience: number,
  isOver: () => boolean,
  lose: (reason: string) => void,
): Promise<void> => {
  let before: unknown = true;
  for (;;) {
    await after(ASKED_EVERY);
    if (isOver() || contents.isDestroyed()) return;
    // An error is an answer too.
    const answered = contents.executeJavaScriptInIsolatedWorld(WORLD, [{ code: DRAWN }]).catch(() => true);
    const drawn: unknown = await Promise.race([answered, after(patience, 'hangs')]);
    if (isOver()) return;
    if (drawn === 'hangs') return lose('hangs');
    if (drawn === false && before === false) return lose('blank');
    before = drawn;
  }
};

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4_000;
/** A page that stood this long was well: the next loss is a first one. */
const WELL = 60_000;

/** How long to wait before the next page, so that one that always crashes does not wear the computer out. Never gives up. */
export const createPauses = (now: () => number): (() => number) => {
  let last = -Infinity;
  let wait = FIRST_WAIT;
  return () => {
    wait = now() - last > WELL ? FIRST_WAIT : Math.min(LONGEST_WAIT, wait * 2);
    last = now();
    return wait;
  };
};
