/** What keeps journal and installation in step beside every page. Apart from the first chunk: no page waits for it (P9). */
export { JournalKeeper } from './features/journal/index.ts';
export { ServiceWorkerKeeper } from './pwa/ServiceWorkerKeeper.tsx';
