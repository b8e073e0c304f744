type Save = () => Promise<unknown>;

/** A store that does not answer must not hold the lock open. */
const SAVE_TIMEOUT = 1000;
const forms = new Set<Save>();

/** A form whose text is saved before the journal is locked: afterwards there is no key to seal it with. */
export const saveBeforeLocking = (save: Save): (() => void) => {
  forms.add(save);
  return () => {
    forms.delete(save);
  };
};

/** Has every form save what is typed in it. Settles within a second. */
export const saveDrafts: Save = () =>
  Promise.race([
    Promise.allSettled([...forms].map((save) => save())),
    new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT)),
  ]);

/**
 * Drafts that could not be saved, by the key under which they are stored: another tab locked the journal in the midst of typing. They wait for
 * the key in memory, and go with the page or with whoever signs out.
 */
export const unsavedDrafts = new Map<string, unknown>();
