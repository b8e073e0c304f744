import { lazyPart } from '../../platform/lazyPart.tsx';

export { JournalSync } from './sync/JournalSync.tsx';

/** What the profile shows of a person's journal, by their id. */
export const JournalCard = lazyPart(() => import('./card/JournalCard.tsx').then((module) => module.JournalCard));
