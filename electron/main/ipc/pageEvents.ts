import type { WebContents } from 'electron';
import type { BridgeEvent } from '../../../core/bridge/events.ts';

/** More than this nobody has asked for and not seen. */
const MAX_WAITING = 8;

export type PageEvents = ReturnType<typeof createPageEvents>;

/** What the main process tells the page. */
export const createPageEvents = (send: (event: BridgeEvent) => void) => {
  let isListening = false;
  let waiting: BridgeEvent[] = [];
  return {
    /** To a page that listens, else to nobody: each page reads its state anew. */
    send(event: BridgeEvent) {
      if (isListening) send(event);
    },
    /** To a page that listens; else it waits for the next one. */
    deliver(event: BridgeEvent) {
      if (isListening) send(event);
      else waiting = [...waiting, event].slice(-MAX_WAITING);
    },
    /** A page listens from now on: gives what has waited. */
    ready(): BridgeEvent[] {
      const events = waiting;
      waiting = [];
      isListening = true;
      return events;
    },
    /** The page has gone: closed, crashed, or about to be loaded anew. */
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
