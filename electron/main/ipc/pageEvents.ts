import type { WebContents } from 'electron';
import type { BridgeEvent } from '../../../core/bridge/events.ts';
import { isPageFailure } from '../pageRecovery/loadFailure.ts';

/** More than this nobody has asked for and not seen. */
const MAX_WAITING = 8;

export type PageEvents = ReturnType<typeof createPageEvents>;

/** What the main process tells the page. */
export const createPageEvents = (send: (event: BridgeEvent) => void) => {
  let isListening = false;
  let isLeaving = false;
  let waiting: BridgeEvent[] = [];
  const takeWaiting = (): BridgeEvent[] => {
    const events = waiting;
    waiting = [];
    return events;
  };
  return {
    /** To a page that listens, else to nobody: each page reads its state anew. */
    send(event: BridgeEvent) {
      if (isListening) send(event);
    },
    /** To a page that listens and stays; else it waits for the next one. */
    deliver(event: BridgeEvent) {
      if (isListening && !isLeaving) send(event);
      else waiting = [...waiting, event].slice(-MAX_WAITING);
    },
    /** A page listens from now on: gives what has waited, unless the page is about to be replaced. */
    ready(): BridgeEvent[] {
      isListening = true;
      return isLeaving ? [] : takeWaiting();
    },
    /** Another page is asked for. Until it comes the old one runs on, and may still say that it listens. */
    pageLeaves() {
      isLeaving = true;
    },
    /** The other page did not come: its address was refused, or holds no page. */
    pageStays() {
      if (!isLeaving) return;
      isLeaving = false;
      if (isListening) for (const event of takeWaiting()) send(event);
    },
    /** The page has gone: another came in its place, or it crashed or was closed. */
    pageGone() {
      isListening = false;
      isLeaving = false;
    },
  };
};

/** A page that comes in another’s place, after a crash too, has to say again that it listens. `gone` is told too. */
export const watchPage = (contents: WebContents, pageEvents: PageEvents, gone: () => void): void => {
  const leave = () => {
    pageEvents.pageGone();
    gone();
  };
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) pageEvents.pageLeaves();
  });
  contents.on('did-navigate', leave);
  contents.on('did-fail-load', (_event, code, _text, _address, isMainFrame) => {
    if (isPageFailure(code, isMainFrame)) leave();
  });
  contents.on('did-stop-loading', pageEvents.pageStays);
  contents.on('render-process-gone', leave);
  contents.on('destroyed', leave);
};
