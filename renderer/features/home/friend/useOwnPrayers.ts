import { useEffect, useState } from 'react';
import { wholeJournal } from '../../../../core/journal/journalIndex.ts';
import { dayIn } from '../../../../core/journal/onThisDay.ts';
import { prayerToReturn, type PrayerToReturn } from '../../../../core/journal/home/prayerToReturn.ts';
import { platform } from '../../../platform/current.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';

/** What home shows of a journal; of one that is locked nothing at all. */
type OwnPrayers =
  | { kind: 'hidden' }
  | { kind: 'open'; journal: JournalClient; chosen: PrayerToReturn | null; hasDraft: boolean };

const HIDDEN: OwnPrayers = { kind: 'hidden' };
/** So many are looked through for one that was not written today. */
const LOOKED_AT = 30;

const hasWords = (draft: unknown): boolean =>
  Object.values((draft as { words?: object } | undefined)?.words ?? {}).some(
    (each) => typeof each === 'string' && each.trim() !== '',
  );

const read = async (journal: JournalClient, owner: string, today: string): Promise<OwnPrayers> => {
  if (journal.lock.isLocked()) return HIDDEN;
  const [page, waiting, drafts] = await Promise.all([
    journal.page(owner, { ...wholeJournal, limit: 0, today }),
    journal.prayNow(owner, today, LOOKED_AT),
    journal.readLocal(owner, 'draft'),
  ]);
  // It may have been locked meanwhile.
  if (journal.lock.isLocked()) return HIDDEN;
  const chosen = prayerToReturn(page.remembered, waiting, today, dayIn());
  return { kind: 'open', journal, chosen, hasDraft: hasWords((drafts as { new?: unknown } | null)?.new) };
};

/** A person's journal on this device as home shows it, read anew after each change; undefined before the first time. */
export const useOwnPrayers = (owner: string, today: string): OwnPrayers | undefined => {
  const [prayers, setPrayers] = useState<OwnPrayers>();
  useEffect(() => {
    let asked = 0;
    let mounted = true;
    const offs: (() => void)[] = [];
    const hide = () => mounted && setPrayers(HIDDEN);
    const begin = async () => {
      const journal = await platform.journal();
      await journal.lock.setOwner(owner);
      if (!mounted) return;
      const look = () => {
        const mine = ++asked;
        if (journal.lock.isLocked()) hide();
        else read(journal, owner, today).then((next) => mounted && mine === asked && setPrayers(next), hide);
      };
      offs.push(
        journal.lock.onChange(look),
        journal.subscribe((whose) => whose === owner && look()),
      );
      look();
    };
    begin().catch(hide);
    return () => {
      mounted = false;
      for (const off of offs) off();
    };
  }, [owner, today]);
  return prayers;
};
