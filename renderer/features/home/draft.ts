interface Place {
  key?: string;
  usr?: { entry?: string } | null;
  draft?: string;
}

const place = (): Place => (window.history.state ?? {}) as Place;

/**
 * Over the one reload that a new build needs, what is typed waits in the history's record of this place (R15). At no other
 * time is it written anywhere: people type here what they tell nobody.
 */
export const keepDraft = (draft: string): void => window.history.replaceState({ ...place(), draft }, '');

/** What was typed before the reload, and in which entry of home. It is taken out of the record. */
export const takeDraft = (): { id: string; query: string } | null => {
  const { draft, ...rest } = place();
  if (!draft) return null;
  window.history.replaceState(rest, '');
  return { id: rest.usr?.entry ?? rest.key ?? 'default', query: draft };
};
