import { useRef, useState } from 'react';
import type { Danger } from '../../../../core/crisis/danger.ts';
import type { Signs } from '../../../../core/crisis/detector.ts';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import type { Seen } from '../../../../core/journal/types.ts';
import { cleanText, prayerProblem } from '../../../../core/rules/prayerText.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveFailed, saveFailureReason } from '../labels.ts';
import { savedMessage } from './savedMessage.ts';
import { signsInPrayer } from './signsInPrayer.ts';
import type { ChosenPhoto } from '../photo/useDraftPhoto.ts';
import { useOwnJournal } from '../ownJournal.ts';

interface SavePrayer {
  /** The prayer to change; a new one without it. */
  entry: JournalEntry | undefined;
  seen: Seen | null;
  dropDraft(): Promise<void>;
  /** `signs`: what its words may speak of, where that is not certain. `saved`: the prayer's id. */
  onClose(signs: Signs | null, saved: string): void;
}

interface Problem {
  title: string | null;
  message: string;
}

/** Checks a prayer and saves it on this device, with its toasts. `danger`: what its words surely speak of. */
export const useSavePrayer = ({ entry, seen, dropDraft, onClose }: SavePrayer) => {
  const { owner, journal } = useOwnJournal();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [danger, setDanger] = useState<Danger | null>(null);
  const running = useRef(false);

  const fail = (next: Problem) => {
    setProblem(next);
    toast(next.title ?? next.message, { tone: 'bad', ...(next.title && { description: next.message }) });
  };

  /** Gives the field that is missing. */
  const savePrayer = async (
    prayer: Parameters<JournalClient['create']>[1],
    photo: ChosenPhoto,
  ): Promise<'textarea' | 'input' | null> => {
    if (running.current) return null;
    const { title, content } = prayer;
    const wrong = prayerProblem(title, content);
    if (wrong) {
      fail({ title: 'Prayer Required', message: wrong });
      return cleanText(title) ? 'textarea' : 'input';
    }
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      let id = entry?.prayer.id;
      if (id !== undefined && seen) {
        await journal.edit(owner, id, seen, prayer);
        if (photo !== undefined) await journal.setPhoto(owner, id, photo);
      } else id = await journal.create(owner, prayer, photo ?? undefined);
      // Not waited for: the list has what was saved by now, and a form that is still there takes a click too many.
      void dropDraft();
      void savedMessage(journal, owner, id).then((where) => toast(where));
      // The card is shown beside what was saved, and never in its way (docs/decisions.md 17).
      const signs = await signsInPrayer(`${title}\n${content}`);
      if (signs?.certain) setDanger(signs.danger);
      else onClose(signs, id);
    } catch (error) {
      const reason = saveFailureReason(error);
      const message = [saveFailed(), reason, reason && photo && 'Without its photo it may fit.'];
      fail({ title: null, message: message.filter(Boolean).join(' ') });
    } finally {
      running.current = false;
      setBusy(false);
    }
    return null;
  };

  return { savePrayer, busy, problem, danger };
};
