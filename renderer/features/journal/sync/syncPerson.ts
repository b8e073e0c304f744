import { startReminders } from '../reminders/notifications.ts';
import { platform } from '../../../platform/current.ts';
import { unsavedDrafts } from '../../../platform/journal/drafts.ts';
import type { Departure } from '../../accounts/index.ts';
import { connectivity } from '../../offline/index.ts';
import { signOutQuestion } from './signOutQuestion.ts';
import { coalesce } from './coalesce.ts';

interface Hears {
  /** Posts were refused. */
  onRefused(): void;
  /** There are prayers on this device without an account. */
  onLocal(): void;
}

/** Sends and fetches one person's prayers and posts, and feeds the offline indicator, until the given function is called. */
export const startSync = (owner: string, { onRefused, onLocal }: Hears): (() => void) => {
  let active = true;
  let off = () => {};
  let stopReminding = () => {};
  const begin = async () => {
    const journal = await platform.journal();
    if (!active) return;
    const tell = async () => {
      const { pending, needsYou, posts, postsNeedYou, lastSyncedAt, away } = await journal.status();
      // What waits for the person is not on its way: the journal and SoulFeed show it.
      const waitingPosts = posts - postsNeedYou;
      const waiting = pending - needsYou + waitingPosts;
      // A server that does not answer what waits is as good as no network.
      const online = navigator.onLine && !(away && waiting > 0);
      if (!active) return;
      if (postsNeedYou > 0) onRefused();
      connectivity.setSync({ pending: waiting, posts: waitingPosts, lastSync: lastSyncedAt, online });
    };
    const soon = coalesce(tell);
    off = journal.subscribe((whose) => {
      if (whose === owner) soon();
    });
    await journal.signedIn(owner);
    await tell();
    if (active && ((await journal.localJournal())?.prayers ?? 0) > 0) onLocal();
    if (active) stopReminding = startReminders(journal, owner);
  };
  begin().catch((error: unknown) => {
    console.warn('The journal could not be opened', error instanceof Error ? error.name : '');
  });
  return () => {
    active = false;
    off();
    stopReminding();
    connectivity.setSync({ pending: 0, posts: 0, lastSync: null, online: navigator.onLine });
    platform
      .journal()
      .then((journal) => journal.signedIn(null))
      .catch(() => undefined);
  };
};

/**
 * Of someone who signed out everything goes but what they chose to leave; of a session that ended, what the server has; of a
 * deleted account everything.
 */
export const clearJournal = async (owner: string, why: Departure): Promise<void> => {
  unsavedDrafts.clear();
  const journal = await platform.journal();
  await journal.signedIn(null);
  const nothingStays = why === 'deleted' || (why === 'left' && signOutQuestion.wantsDiscard(owner));
  await journal.clear(owner, nothingStays ? 'everything' : 'synced');
};
