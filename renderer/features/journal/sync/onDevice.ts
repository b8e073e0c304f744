import { localDay } from '../../../../core/rules/daily.ts';
import { wholeJournal, type JournalPage } from '../../../../core/journal/journalIndex.ts';
import type { PendingCount } from '../../../../core/sync/client.ts';
import { platform } from '../../../platform/current.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';

/** What of a person is on this device; `unsent` posts are in no outbox: their pictures could not be sent. */
export interface OnDevice extends PendingCount {
  unsent: number;
  /** All their prayers that are here and can be read now. */
  total: number;
  /** Null where no copy can stay without an account; else how many prayers are here without one already. */
  besides: number | null;
}

/** What is said when nobody knows how much it is. */
export const something: OnDevice = { prayers: 1, posts: 0, unsent: 0, total: 0, besides: null };

const overview = (journal: JournalClient, owner: string): Promise<JournalPage> =>
  journal.page(owner, { ...wholeJournal, limit: 0, today: localDay(new Date()) });

/** Posts that are in no outbox, since their picture could not be sent. Rejects while the journal is locked. */
const countUnsent = async (journal: JournalClient, owner: string): Promise<number> =>
  Object.keys((await journal.readLocal(owner, 'unsent')) ?? {}).length;

/** Whether anything of theirs that can be read now is here beside what waits to be sent. */
export const holdsMore = async (journal: JournalClient, owner: string): Promise<boolean> =>
  !journal.lock.isLocked() && ((await countUnsent(journal, owner)) > 0 || (await overview(journal, owner)).total > 0);

/** How many prayers and posts are not on the server, and how many are. A deleted prayer has no entry, and still counts. */
export const onDevice = async (owner: string): Promise<OnDevice> => {
  const journal = await platform.journal();
  const { prayers, posts } = (await journal.pendingCounts()).get(owner) ?? { prayers: 0, posts: 0 };
  const isLocked = journal.lock.isLocked();
  const unsent = isLocked ? 0 : await countUnsent(journal, owner);
  const { total, states } = await overview(journal, owner);
  const mayKeep = total > 0 && (await journal.canKeepCopy(owner));
  return {
    prayers: prayers === 0 ? 0 : Math.max(1, total - states.safe),
    posts,
    unsent,
    total,
    besides: mayKeep ? ((await journal.localJournal())?.prayers ?? 0) : null,
  };
};
