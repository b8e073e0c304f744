import type { WebContents } from 'electron';
import type { BridgeEvent } from '../../../core/bridge/events.ts';

/** What the main process tells the page. */
export interface PageEvents {
  /** To a page that listens, else to nobody: each page reads its state anew. */
  send(event: BridgeEvent): void;
  /** To a page that listens; else it waits for the next one. */
  deliver(event: BridgeEvent): void;
  /** A page listens from now on: gives what has waited. */
  ready(): BridgeEvent[];
  /** The page has gone: closed, crashed, or about to be loaded anew. */
  pageGone(): void;
}

/** More than this nobody has asked for and not seen. */
const MAX_WAITING = 8;

export const createPageEvents = (send: (event: BridgeEvent) => void): PageEvents => {
  let isListening = false;
  let waiting: BridgeEvent[] = [];
  return {
    send(event) {
      if (isListening) send(event);
    },
    deliver(event) {
      if (isListening) send(event);
      else waiting = [...waiting, event].slice(-MAX_WAITING);
    },
    ready() {
      const events = waiting;
      waiting = [];
      isListening = true;
      return events;
    },
    pageGone() {
      isListening = false;
    },
  };
};

/** A page that is loaded anew, crashes or is closed has to say again that it listens. `gone` is told too. */
export const watchPage = (contents: WebContents, pageEvents: PageEvents, gone: () => void): void => {
  const leave = () => {
    pageEvents.pageGone();
    gone();
  };
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) leave();
  });
  contents.on('render-process-gone', leave);
  contents.on('destroyed', leave);
};
