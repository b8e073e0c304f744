import type { JournalClient } from '../../../platform/journal/webClient.ts';

/** How long the account may take to have a prayer before the person is told where it is, in milliseconds. */
const SYNC_TIMEOUT = 2000;

/** Ends of a sync after which nothing of what was written is known to be on the account. */
const notSent = new Set<unknown>(['later', 'signed_out', 'storage', 'idle']);

/**
 * What is said of a prayer that was just kept: a network alone tells nothing, since the server may be away, so this waits
 * for its answer, and not for long. An answer may also be that the account can't have it.
 */
export const savedMessage = async (
  journal: Pick<JournalClient, 'sync' | 'status' | 'entries'>,
  owner: string,
  prayerId: string,
): Promise<string> => {
  const here = 'Prayer saved on this device';
  if (!navigator.onLine) return here;
  const late = new Promise<'later'>((resolve) => setTimeout(() => resolve('later'), SYNC_TIMEOUT));
  const end = await Promise.race([journal.sync('written'), late]).catch(() => 'later');
  if (await isRefused(journal, owner, prayerId).catch(() => false)) return `${here}. It needs you: see why beside it.`;
  return notSent.has(end) ? here : 'Prayer saved';
};

const isRefused = async (
  journal: Pick<JournalClient, 'status' | 'entries'>,
  owner: string,
  prayerId: string,
): Promise<boolean> => {
  // All of a journal is read only when there is something in it that was refused.
  if ((await journal.status()).needsYou === 0) return false;
  const entries = await journal.entries(owner);
  return entries.some(({ prayer, state }) => prayer.id === prayerId && state === 'needs_you');
};
