import type { App } from 'electron';
import type { BridgeEvent } from '../../../core/bridge/events.ts';
import { incomingOf, readIncoming } from './incoming.ts';

/** What is done with what came. */
interface IncomingHandlers {
  /** The app was started once more: somebody looks for its window. */
  secondStart(): void;
  event(event: BridgeEvent): void;
}

/** What other programs hand to us, from the very start on. */
export type Incoming = ReturnType<typeof listenForIncoming>;

/**
 * Listens for links and files that are opened with the app: on the command line, from a second start, and as macOS tells
 * them, which it does before the app is ready.
 */
export const listenForIncoming = (app: App) => {
  let handlers: IncomingHandlers | null = null;
  let waiting: { text: string; folder: string }[] = [];

  const receive = (text: string | null, folder: string): void => {
    if (text === null) return;
    if (!handlers) return void waiting.push({ text, folder });
    const { event: deliver } = handlers;
    void readIncoming(text, folder).then((event) => event && deliver(event));
  };

  receive(incomingOf(process.argv), process.cwd());
  app.on('open-url', (event, url) => {
    event.preventDefault();
    receive(url, '');
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    receive(path, '');
  });
  app.on('second-instance', (_event, argv, folder) => {
    handlers?.secondStart();
    receive(incomingOf(argv), folder);
  });

  return {
    /** From now on each goes here; first what came before, or started the app. */
    deliverTo(given: IncomingHandlers) {
      handlers = given;
      const before = waiting;
      waiting = [];
      for (const { text, folder } of before) receive(text, folder);
    },
  };
};
