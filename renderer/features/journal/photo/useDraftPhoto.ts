import { useEffect, useRef, useState } from 'react';
import { isPhotoBytes } from '../../../../core/journal/guards.ts';
import type { NewPhoto } from '../../../../core/journal/types.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import type { DraftKey } from '../editor/useDraft.ts';
import { useOwnJournal } from '../ownJournal.ts';

/** What was chosen: a photo, null for none any more, undefined for what is there. */
export type ChosenPhoto = NewPhoto | null | undefined;

const draftsIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isChosen = (value: unknown): value is NewPhoto | null => value === null || isPhotoBytes(value);

/** They share a row: one writes after the other. */
let writing: Promise<unknown> = Promise.resolve();

const write = (owner: string, journal: JournalClient, of: DraftKey, photo: ChosenPhoto): Promise<void> => {
  const mine = writing.then(async () => {
    const { [of]: _before, ...others } = draftsIn(await journal.readLocal(owner, 'draftPhoto'));
    const all = photo === undefined ? others : { ...others, [of]: photo };
    await journal.writeLocal(owner, 'draftPhoto', Object.keys(all).length > 0 ? all : null);
  });
  // No room, or locked: the form still has it.
  writing = mine.catch(() => undefined);
  return writing.then(() => undefined);
};

/** The photo of a form, which outlives a reload as its words do (editor/useDraft.ts): in a row of its own, since it is large. */
export const useDraftPhoto = (of: DraftKey) => {
  const { owner, journal } = useOwnJournal();
  const [photo, set] = useState<ChosenPhoto>(undefined);
  const isChanged = useRef(false);

  useEffect(() => {
    let mounted = true;
    writing
      .then(() => journal.readLocal(owner, 'draftPhoto'))
      .then((value) => {
        const kept = draftsIn(value)[of];
        if (mounted && !isChanged.current && isChosen(kept)) set(kept);
      })
      .catch(() => undefined);
    return () => {
      mounted = false;
    };
  }, [owner, journal, of]);

  return {
    photo,
    setPhoto(next: NewPhoto | null) {
      isChanged.current = true;
      set(next);
      void write(owner, journal, of, next);
    },
    dropPhoto: () => write(owner, journal, of, undefined),
  };
};
