import { useState } from 'react';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useOwnJournal } from '../ownJournal.ts';

const FAILED = 'Failed to delete prayer. Please try again.';
const NOT_UNDONE = 'Failed to bring the prayer back. Please try again.';

/** Deleting with a way back: at once for every device, and undone by bringing everything of it back. */
export const useDeleted = () => {
  const { owner, journal } = useOwnJournal();
  const [deleted, setDeleted] = useState<ReadonlyMap<string, JournalEntry>>(new Map());

  const forget = (id: string) =>
    setDeleted((before) => {
      const after = new Map(before);
      after.delete(id);
      return after;
    });

  return {
    deleted,
    remove: async (entry: JournalEntry): Promise<string | null> => {
      const { prayer, seen } = entry;
      try {
        await journal.remove(owner, prayer.id, seen);
      } catch {
        toast(FAILED, { tone: 'bad' });
        return FAILED;
      }
      setDeleted((before) => new Map(before).set(prayer.id, entry));
      announce('Deleted');
      return null;
    },
    undo: async ({ prayer, seen }: JournalEntry): Promise<void> => {
      const { id, title, content, category, tags, answeredAt, answerStory, updates } = prayer;
      try {
        await journal.edit(owner, id, seen, {
          ...{ title, content, category, tags, answeredAt, answerStory },
          ...(updates.length > 0 && { addUpdates: updates }),
          restore: true,
        });
      } catch {
        toast(NOT_UNDONE, { tone: 'bad' });
        return;
      }
      forget(id);
      announce('Brought back');
    },
  };
};
