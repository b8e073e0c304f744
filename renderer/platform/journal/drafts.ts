type Keep = () => Promise<unknown>;

/** A store that does not answer must not hold the lock open. */
const PATIENCE = 1000;
const forms = new Set<Keep>();

/** A form whose text is kept before the journal is locked: afterwards there is no key to seal it with. */
export const keptBeforeLocking = (keep: Keep): (() => void) => {
  forms.add(keep);
  return () => {
    forms.delete(keep);
  };
};

/** Has every form keep what is typed in it. Settles within a second. */
export const keepDrafts: Keep = () =>
  Promise.race([
    Promise.allSettled([...forms].map((keep) => keep())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);

/**
 * Drafts that could not be kept, by their place: another tab locked the journal in the midst of typing. They wait for
 * the key in memory, and go with the page or with whoever signs out.
 */
export const unkeptDrafts = new Map<string, unknown>();
