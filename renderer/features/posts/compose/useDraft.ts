import { useState, useSyncExternalStore } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { isMinor } from '../../../../core/rules/ages.ts';
import { emptyDraft, isEmptyDraft, type PostDraft } from '../sending/draft.ts';
import { drafts } from './drafts.ts';

/** `birthDate`: null where the device does not know it, and only words that come back are shown. */
interface Drafter {
  id: string;
  birthDate: CurrentUser['birthDate'] | null;
}

/** What a person is writing here: kept while the dialog is shut and while the page reloads, until it is shared. */
export const useDraft = ({ id, birthDate }: Drafter, circleId: string | null) => {
  const key = `draft:${id}:${circleId ?? ''}`;
  // From 13 to 17 nobody is named unless they choose to be.
  const [empty] = useState(() => emptyDraft(circleId, birthDate !== null && isMinor(birthDate, Date.now())));
  const all = useSyncExternalStore(drafts.subscribe, () => drafts.read(key));

  // Each reads what is there by then: a picture comes after more words were typed.
  return {
    draft: all.at(-1) ?? empty,
    change: (part: Partial<PostDraft>) => {
      const latest = drafts.read(key);
      drafts.write(key, [...latest.slice(0, -1), { ...(latest.at(-1) ?? empty), ...part }]);
    },
    /** Words that were refused are written on; what was begun meanwhile waits until they are shared. */
    takeBack: (words: PostDraft) => {
      const begun = drafts.read(key).filter((each) => !isEmptyDraft(each));
      drafts.write(key, [...begun, words]);
    },
    /** What is in the composer was shared. */
    clear: () => drafts.write(key, drafts.read(key).slice(0, -1)),
  };
};
