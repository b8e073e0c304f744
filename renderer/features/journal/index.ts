import { lazyPart } from '../../platform/lazyPart.ts';

export { JournalSync } from './sync/JournalSync.tsx';

/** The prayer journal of one person, by their id. */
export const Journal = lazyPart(() => import('./Journal.tsx').then((module) => module.Journal));
