import { planImport, readExport } from '../../../core/journal/export.ts';
import { seenIn } from '../../../core/journal/conflictRules.ts';
import type { JournalClient } from './webClient.ts';

/** How reading a saved journal back went, in a sentence for the person. */
export interface ImportOutcome {
  text: string;
  bad: boolean;
}

/** Takes a saved journal into the one of this owner. Doing it twice changes nothing. */
export const importJournal = async (owner: string, journal: JournalClient, saved: string): Promise<ImportOutcome> => {
  try {
    const read = readExport(saved);
    if (!read) return { text: 'This file is not a saved journal.', bad: true };
    const here = await journal.all(owner);
    const plan = planImport(read.prayers, owner, here);
    await journal.import(owner, plan.create);
    for (const { id, set } of plan.restore) {
      const there = here.find((prayer) => prayer.id === id);
      if (there) await journal.edit(owner, id, seenIn(there), set);
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
