import { BridgeError } from '../../core/bridge/bridgeError.ts';
import type { ImportResult, JournalHealth } from '../../core/bridge/journalHealth.ts';
import { LOCAL_OWNER } from '../../core/journal/local/localOwner.ts';
import { log } from '../log.ts';
import type { Journal } from './journal.ts';
import { createJournalSlot, type JournalSlot, type JournalSlotParts, type OpenedJournal } from './journalSlot.ts';
import { listArchived, readArchived } from './recovery/archive.ts';
import { archiveJournal } from './recovery/archiveFolder.ts';
import { LockConflict } from './recovery/merge.ts';
import { WrongKey } from './store/codec.ts';

/** The journal in the main process, or what stands in its way. */
export type JournalHost = Awaited<ReturnType<typeof openJournalHost>>;

interface Parts extends JournalSlotParts {
  /** Shows a folder in the system's own window for files. */
  show(folder: string): void;
}

/** What is said of a journal that is not open. */
const nothingKnown = { sealed: false, notice: null, posts: null, backupFailed: false, quarantined: [] };

/** Opens the journal and goes on syncing for whoever was signed in. One that can't be opened does not keep the app shut. */
export const openJournalHost = async ({ show, ...parts }: Parts) => {
  const { folder, keyWrapper, changed } = parts;
  const slot = createJournalSlot(parts);
  const { mustBeOpen } = slot;
  await slot.open();

  const importWith = async (work: (journal: Journal) => Promise<void>) => importInto(mustBeOpen(), changed, work);
  let starting: Promise<void> | null = null;

  return {
    /** Throws `unavailable` while it is not open. */
    opened: mustBeOpen,
    async health(): Promise<JournalHealth> {
      const journal = slot.opened()?.journal;
      return {
        trouble: slot.trouble(),
        archived: listArchived(folder, keyWrapper, (await journal?.archiveNotes()) ?? {}),
        ...((await journal?.health()) ?? nothingKnown),
      };
    },
    /** The person has read what health() has to tell. */
    async noticeSeen() {
      const { journal } = mustBeOpen();
      await journal.noticeSeen();
      for (const { name, state } of listArchived(folder, keyWrapper, await journal.archiveNotes()))
        if (state === 'readable') await journal.noteArchived(name, 'told');
    },
    backups: () => mustBeOpen().journal.backups(),
    backUp: () => mustBeOpen().journal.backupNow(),
    restore: (name: string) => importWith((journal) => journal.restore(name)),
    importArchived: (name: string) =>
      importWith(async (journal) => {
        await journal.importContent(await readArchived(folder, name, keyWrapper));
        await journal.noteArchived(name, 'brought');
      }),
    startNewJournal(): Promise<void> {
      starting ??= startNewJournal(slot, folder).finally(() => (starting = null));
      return starting;
    },
    showQuarantined(name: string) {
      const quarantined = mustBeOpen().journal.quarantined();
      const found = quarantined.find((each) => each.name === name);
      if (!found) throw new BridgeError('invalid');
      show(found.folder);
    },
    async importQuarantined(name: string): Promise<ImportResult | 'nothing'> {
      let imported = 0;
      const result = await importWith(async (journal) => void (imported = await journal.importQuarantined(name)));
      return result === 'done' && imported === 0 ? 'nothing' : result;
    },
    /** The server that the journal belongs to; null when that is not known. */
    home: async () => slot.opened()?.client.home() ?? null,
    /** Nobody looks at it any more. Nothing happens where there is no lock. */
    lock: () => slot.opened()?.client.lock.lock(),
    /** The network may be back. */
    syncNow: () => void slot.opened()?.client.sync('online'),
    close: slot.close,
  };
};

const startNewJournal = async (slot: JournalSlot, folder: string): Promise<void> => {
  // The keyring may have been unlocked since.
  if (!slot.opened()) await slot.open();
  if (slot.opened()) return;
  if (slot.trouble() !== 'no_key') throw new BridgeError('unavailable');
  archiveJournal(folder, Date.now());
  log.info('a journal without its key was archived');
  await slot.open();
  if (!slot.opened()) throw new BridgeError('failed');
};

const importInto = async (
  opened: OpenedJournal,
  changed: Parts['changed'],
  work: (journal: Journal) => Promise<void>,
): Promise<ImportResult> => {
  try {
    await work(opened.journal);
  } catch (error) {
    if (error instanceof WrongKey) return 'no_key';
    if (error instanceof LockConflict) return 'two_locks';
    throw error;
  }
  await showImported(opened, changed);
  return 'done';
};

/** After rows were imported: whoever is signed in has them shown and sent; else those that are here without an account are shown. */
const showImported = async ({ client }: OpenedJournal, changed: Parts['changed']): Promise<void> => {
  const owner = (await client.status()).owner ?? LOCAL_OWNER;
  // A lock may have come with them.
  if (client.lock.state() === 'none') {
    await client.lock.setOwner(null);
    await client.lock.setOwner(owner);
  }
  await client.sync('asked');
  const { pending, posts } = await client.status();
  changed(owner, client.lock.state(), { prayers: pending, posts });
};
