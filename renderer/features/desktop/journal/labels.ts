import type { Site } from '../../../../core/contract/settings.ts';
import type {
  ImportResult,
  JournalBackup,
  JournalTrouble,
  ArchivedJournal,
  RebuiltNotice,
} from '../../../../core/bridge/journalHealth.ts';
import { site } from '../../site/index.ts';

/** A moment as a person says it. */
export const momentLabel = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const reasons: Readonly<Record<JournalBackup['reason'], string>> = {
  daily: 'made by itself',
  update: 'before an update',
  asked: 'made by you',
  restore: 'before a restore',
  purge: 'in place of all older ones',
};

const SAFE = 'Nothing was changed, and prayers on your account are safe.';

/** Why the journal can't be opened, and what to do. */
export const troubleText = (trouble: JournalTrouble): string => troubles(site())[trouble];

const troubles = ({ name, supportEmail }: Site): Readonly<Record<JournalTrouble, string>> => ({
  no_key: `Your prayers here are encrypted, and this computer does not give us the key now. Sign in to the computer as usual, unlock its keyring, and start ${name} again. If files were lost or exchanged, put “journal.key” back from a copy of this computer. ${SAFE}`,
  too_new: `It was written by a newer ${name}. Please install the newest one. ${SAFE}`,
  in_use: `Another ${name} has it open. Please close that one and start this one again. ${SAFE}`,
  failed: `Please start ${name} again; if that does not help, write to ${supportEmail}. ${SAFE}`,
});

const count = (prayers: number): string => `${prayers.toLocaleString()} ${prayers === 1 ? 'prayer' : 'prayers'}`;

const left = ({ found, missing }: RebuiltNotice): string => {
  if (found === null) return 'We put together again what could still be read.';
  if (missing === null) return `${count(found)} could be saved; we can’t tell how many there were.`;
  if (found + missing === 0) return 'No prayer stood in it.';
  if (missing === 0) return `All of it could be put together again: ${count(found)}.`;
  const are = missing === 1 ? 'is' : 'are';
  return `${found.toLocaleString()} of ${count(found + missing)} could be saved; ${missing.toLocaleString()} ${are} missing here.`;
};

const fromWhen = ({ found, missing, since }: RebuiltNotice): string => {
  if (found === null || missing === 0) return '';
  if (since === null) return 'There was no backup, so what is missing may be of any time.';
  return `What is missing was written or changed after the backup of ${momentLabel(since)}.`;
};

/** What is said of a journal that was found damaged. */
export const rebuilt = (notice: RebuiltNotice): string[] => [
  `The journal on this computer was damaged when ${site().name} opened it on ${momentLabel(notice.at)}. ${left(notice)} ${fromWhen(notice)}`.trim(),
  'Prayers on your account come back by themselves once you are signed in and connected. The damaged file was kept.',
];

export const rebuiltTitle = ({ missing }: RebuiltNotice): string =>
  missing === 0
    ? 'Your journal was repaired'
    : missing === null
      ? 'Your journal was damaged'
      : 'Part of your journal is missing here';

/** What is said of posts that waited and could not all be read. Those that are already shared are not meant. */
export const rebuiltPosts = ({ at, found, missing }: RebuiltNotice): string => {
  const saved = found ? `${found.toLocaleString()} could be saved and will be shared` : 'None could be saved';
  const lost = missing === null ? 'we can’t tell how many are missing' : `${missing.toLocaleString()} missing`;
  return `Posts that waited on this computer to be shared were damaged when ${site().name} opened them on ${momentLabel(at)}. ${saved}; ${lost}. What is already shared is safe, and so are your prayers. The damaged file was kept.`;
};

/** How a journal that was set aside stands. */
export const archiveStates: Readonly<Record<ArchivedJournal['state'], string>> = {
  unreadable:
    'This computer does not give us its key now. If the keyring comes back, its prayers can be brought back here.',
  readable: 'Its key is here again.',
  told: 'Its key is here again.',
  brought: 'Its prayers are in your journal. The folder stays as it is.',
};

/** Why what another journal or a backup holds did not come into this one. */
export const importProblems: Readonly<Record<Exclude<ImportResult, 'done'>, string>> = {
  no_key: 'This computer still does not give us the key. Nothing was changed.',
  two_locks:
    'It has a lock with another PIN than your journal. Please take the lock off your journal first, then bring it back: the PIN of that time opens both. Nothing was changed.',
};
