import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BridgeEvent } from '../../../core/bridge/events.ts';
import type { JournalHealth } from '../../../core/bridge/journalHealth.ts';
import { platform } from '../../platform/current.ts';
import { bridge } from '../../platform/desktop/bridge.ts';
import { followServer, setServer } from '../../platform/desktop/network.ts';
import { deferredPart } from '../../ui/useDeferredModule.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import type { FindWish } from './find/FindBar.tsx';
import type { OpenedFile } from './journal/ImportDialog.tsx';

const FindBar = deferredPart(async () => (await import('./find/FindBar.tsx')).FindBar);
const ImportDialog = deferredPart(async () => (await import('./journal/ImportDialog.tsx')).ImportDialog);
const JournalNotice = deferredPart(async () => (await import('./journal/JournalNotice.tsx')).JournalNotice);
const ServerLostNotice = deferredPart(async () => (await import('./server/ServerLostNotice.tsx')).ServerLostNotice);

/** How long until the server's public address is asked for again, in milliseconds. */
const ASK_AGAIN = 5_000;

/** Puts the person into the page's field for searching; false when it has none. */
const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(search, [role="search"]) :is(input, textarea)',
  );
  field?.focus();
  field?.select();
  return field !== null;
};

const hasNews = ({ trouble, notice, posts, archived }: JournalHealth): boolean =>
  trouble !== null || notice !== null || posts !== null || archived.some(({ state }) => state === 'readable');

/** Does what the main process tells: goes where a menu, the tray or a link leads. */
const useBridgeEvents = (openFile: (file: OpenedFile) => void, find: (wish: FindWish) => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const hear = (event: BridgeEvent) => {
      switch (event.name) {
        case 'go':
          return void navigate(event.path);
        case 'search':
          return void (focusSearch() || navigate('/'));
        case 'find':
          return find({ step: event.step });
        case 'import':
          return openFile({ name: event.file, text: event.text });
        case 'importFailed':
          return openFile({ name: event.file, why: event.why });
        case 'server':
          return setServer(event.isReachable);
        // The journal hears of these by itself.
        case 'journal':
        case 'session':
          return;
        // Told to a kiosk's page alone.
        case 'kiosk':
        case 'stillThere':
          return;
      }
    };
    const { app, subscribe } = bridge();
    const off = subscribe(hear);
    followServer();
    app.ready().then(
      (events) => events.forEach(hear),
      () => undefined,
    );
    return off;
  }, [navigate, openFile, find]);
};

/** Says when there is something to see: until then the main process is kept free to show it. */
const usePainted = (): void => {
  useEffect(() => {
    const watching = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      watching.disconnect();
      bridge()
        .app.painted()
        .catch(() => undefined);
    });
    watching.observe({ type: 'paint', buffered: true });
    return () => watching.disconnect();
  }, []);
};

/** Asks for the server's public address until it is known: until then, what is shared leads to this computer alone. */
const useWebOrigin = (): void => {
  useEffect(() => {
    if (!platform.hasServer) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const { app } = bridge();
    const ask = () => {
      app.webOrigin().then(
        (origin) => (platform.webOrigin = origin),
        () => {
          if (!isOver) timer = setTimeout(ask, ASK_AGAIN);
        },
      );
    };
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
};

/** What the desktop app shows above every page: notices of its journal and server, and a saved journal that was opened. */
export const DesktopEvents = () => {
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [isServerLost, setServerLost] = useState(false);
  const [health, setHealth] = useState<JournalHealth | null>(null);
  const [wish, setWish] = useState<FindWish | null>(null);
  useBridgeEvents(setFile, setWish);
  usePainted();
  useWebOrigin();

  useEffect(() => {
    const { journal, settings } = bridge();
    journal.health().then(
      (found) => setHealth(hasNews(found) ? found : null),
      () => undefined,
    );
    settings.read().then(
      ({ server }) => setServerLost(server.situation === 'lost'),
      () => undefined,
    );
  }, []);

  return (
    <>
      <PhoneDialog />
      {wish && <FindBar wish={wish} onClose={() => setWish(null)} />}
      {health && <JournalNotice health={health} onClose={() => setHealth(null)} />}
      {isServerLost && !health && <ServerLostNotice onClose={() => setServerLost(false)} />}
      {file && <ImportDialog file={file} onClose={() => setFile(null)} />}
    </>
  );
};
