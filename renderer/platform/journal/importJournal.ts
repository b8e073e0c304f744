import { planImport, readExport } from '../../../core/journal/export.ts';
import { seenIn } from '../../../core/journal/conflictRules.ts';
import type { ImportedPrayer } from '../../../core/sync/outbox.ts';
import type { JournalClient } from './webClient.ts';

/** How reading a saved journal back went, in a sentence for the person. */
export interface ImportOutcome {
  text: string;
  bad: boolean;
}

/** Prayers with photos that are handed over at once: some 5 MB. */
const WITH_PHOTOS = 20;

const importAll = async (owner: string, journal: JournalClient, prayers: readonly ImportedPrayer[]): Promise<void> => {
  await journal.import(
    owner,
    prayers.filter(({ photo }) => !photo),
  );
  const withPhotos = prayers.filter(({ photo }) => photo);
  for (let at = 0; at < withPhotos.length; at += WITH_PHOTOS)
    await journal.import(owner, withPhotos.slice(at, at + WITH_PHOTOS));
};

/** Takes a saved journal into the one of this owner. Doing it twice changes nothing. */
export const importJournal = async (owner: string, journal: JournalClient, saved: string): Promise<ImportOutcome> => {
  try {
    const read = readExport(saved);
    if (!read) return { text: 'This file is not a saved journal.', bad: true };
    const here = await journal.all(owner);
    const plan = planImport(read.prayers, owner, here, read.photos);
    await importAll(owner, journal, plan.create);
    for (const { id, set, photo } of plan.restore) {
      const there = here.find((prayer) => prayer.id === id);
      if (there) await journal.edit(owner, id, seenIn(there), set);
      if (there && photo) await journal.setPhoto(owner, id, photo);
    }
    const taken = plan.create.length + plan.restore.length;
    const parts = [
      taken === 1 ? '1 prayer was taken in.' : `${taken} prayers were taken in.`,
      plan.alreadyThere > 0 && `${plan.alreadyThere} were here already and stay as they are.`,
      read.unreadable > 0 && `${read.unreadable} could not be read.`,
    ];
    return { text: parts.filter(Boolean).join(' '), bad: false };
  } catch {
    return { text: 'The journal could not be taken in. Please try again.', bad: true };
  }
};
