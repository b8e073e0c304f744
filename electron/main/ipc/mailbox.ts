import type { WebContents } from 'electron';
import type { BridgeEvent } from '../../../core/bridge/events.ts';

/** What the main process tells the page. */
export interface Mailbox {
  /** To a page that listens; else it is nobody's news (each page reads its state anew). */
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

export const createMailbox = (send: (event: BridgeEvent) => void): Mailbox => {
  let hears = false;
  let waiting: BridgeEvent[] = [];
  return {
    send(event) {
      if (hears) send(event);
    },
    deliver(event) {
      if (hears) send(event);
      else waiting = [...waiting, event].slice(-MAX_WAITING);
    },
    ready() {
      const events = waiting;
      waiting = [];
      hears = true;
      return events;
    },
    pageGone() {
      hears = false;
    },
  };
};

/** A page that is loaded anew, crashes or is closed has to say again that it listens. `gone` is told too. */
export const watchPage = (contents: WebContents, mailbox: Mailbox, gone: () => void): void => {
  const leave = () => {
    mailbox.pageGone();
    gone();
  };
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) leave();
  });
  contents.on('render-process-gone', leave);
  contents.on('destroyed', leave);
};
