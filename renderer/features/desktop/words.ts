import brand from '../../../content/generated/brand.json';
import type {
  BroughtBack,
  JournalBackup,
  JournalHealth,
  JournalTrouble,
  KeptJournal,
} from '../../../core/contract/bridge.ts';

/** A moment as a person says it. */
export const momentLabel = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const reasons: Readonly<Record<JournalBackup['reason'], string>> = {
  daily: 'made by itself',
  update: 'before an update',
  asked: 'made by you',
  restore: 'before a restore',
};

const SAFE = 'Nothing was changed, and prayers on your account are safe.';

export const troubles: Readonly<Record<JournalTrouble, string>> = {
  no_key: `Your prayers here are encrypted, and this computer does not give us the key now. Sign in to the computer as usual, unlock its keyring, and start ${brand.name} again. ${SAFE}`,
  too_new: `It was written by a newer ${brand.name}. Please install the newest one. ${SAFE}`,
  in_use: `Another ${brand.name} has it open. Please close that one and start this one again. ${SAFE}`,
  failed: `Please start ${brand.name} again; if that does not help, write to ${brand.supportEmail}. ${SAFE}`,
};

/** What is said of a journal that was found damaged. */
export const rebuilt = ({ backup, at }: NonNullable<JournalHealth['notice']>): string =>
  `The journal on this computer was damaged when ${brand.name} opened it on ${momentLabel(at)}. ${
    backup
      ? 'We put it together again from what could still be read and from the last backup.'
      : 'We put it together again from what could still be read.'
  } What is on your account comes back by itself; the damaged file was kept.`;

/** How a journal that was set aside stands. */
export const keptStates: Readonly<Record<KeptJournal['state'], string>> = {
  shut: 'This computer does not give us its key now. If the keyring comes back, its prayers can be brought back here.',
  opens: 'Its key is here again.',
  told: 'Its key is here again.',
  brought: 'Its prayers are in your journal. The folder stays as it is.',
};

/** Why what another journal or a backup holds did not come into this one. */
export const notBrought: Readonly<Record<Exclude<BroughtBack, 'done'>, string>> = {
  no_key: 'This computer still does not give us the key. Nothing was changed.',
  two_locks:
    'It has a lock with another PIN than your journal. Please take the lock off your journal first, then bring it back: the PIN of that time opens both. Nothing was changed.',
};
