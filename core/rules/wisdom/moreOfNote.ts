interface Parts<Verse> {
  verse: Verse;
  references: readonly Verse[];
  reminders: readonly { note: string; place: string }[];
  resources: readonly { title: string; type: string; description: string }[];
  nextStep: string;
  prayer: string;
  related: readonly { id: string; title: string }[];
}

/** How many of a note's neighbours lend it their verse. */
const NEIGHBOURS = 2;

/** The notes whose verses widen what a note has itself, nearest first. */
export const neighboursOf = ({ related }: Pick<Parts<never>, 'related'>): string[] =>
  related.slice(0, NEIGHBOURS).map(({ id }) => id);

/**
 * What "More" has on a note (docs/specification.md 1 §2): its further verses and those of its neighbours, once each, its
 * reminders, resources and related notes.
 */
export const moreOfNote = <Verse extends { ref: string }>(
  note: Parts<Verse>,
  neighbours: readonly Pick<Parts<Verse>, 'verse'>[],
) => {
  const verses = [...note.references, ...neighbours.map(({ verse }) => verse)];
  return {
    verses: [...new Map(verses.map((verse) => [verse.ref, verse])).values()],
    stickyNoteExamples: note.reminders.map(({ note: text, place }) => ({ note: text, placement: place })),
    resources: [...note.resources, { title: 'One next step', type: 'practice', description: note.nextStep }],
    relatedTopics: note.related.map(({ title }) => title),
    prayer: note.prayer,
  };
};
