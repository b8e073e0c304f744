import type { Library, LifeNote, TopicContent } from '../../core/contract/library.ts';
import type { AdditionalWisdom, Verse, WisdomAnswer } from '../../core/contract/search.ts';
import type { Match, Matcher } from '../../core/matching/types.ts';
import type { ScriptureStore } from '../scripture/store.ts';

/** A verse without the author's word on why it was chosen. */
const bare = ({ ref, text, translation }: Verse): Verse => ({ ref, text, translation });

interface Parts {
  library: Library;
  matcher: Matcher;
  scripture: ScriptureStore;
}

/** Composes curated answers: notes by people, verses joined from the store (decision 20). */
export const createComposer = ({ library, matcher, scripture }: Parts) => {
  const notes = new Map(library.notes.map((note) => [note.id, note]));
  const topics = new Map(library.topics.map((topic) => [topic.id, topic]));

  const noteOf = (match: Match): LifeNote | undefined => {
    if (match.kind === 'challenge' || match.kind === 'crisis') return notes.get(match.id);
    if (match.kind === 'topic') return notes.get(topics.get(match.id)?.challenge ?? '');
    return undefined;
  };

  return {
    /** The answer to a query, always there, never generated. */
    answer(query: string): WisdomAnswer {
      const match = matcher.match(query);
      if (match.kind === 'reference') {
        const passage = scripture.passage(match.reference);
        if (passage) return fromPassage(passage, match.because, library);
        return fallbackAnswer(`We could not find ${match.reference} in the Bible.`, library);
      }
      if (match.kind === 'topic') {
        const topic = topics.get(match.id);
        if (topic) return fromTopic(topic, match.because);
      }
      const note = noteOf(match);
      if (!note) return fallbackAnswer(match.because, library);
      return {
        notes: [note.reflection],
        verses: [note.verse],
        prayers: [note.prayer],
        topic: note.challenge,
        match: { kind: match.kind === 'crisis' ? 'crisis' : 'challenge', id: note.id, because: match.because },
        source: 'curated',
      };
    },

    /** More of the matched challenge, widened by its nearest neighbours; the offline content when nothing matched. */
    additional(query: string): AdditionalWisdom {
      const note = noteOf(matcher.match(query));
      if (!note) return library.offline.additional;
      const neighbours = note.related.flatMap(({ id }) => notes.get(id) ?? []).slice(0, 2);
      return {
        bibleReferences: [...note.references.map(bare), ...neighbours.map(({ verse }) => verse)],
        stickyNoteExamples: note.reminders.map(({ note: text, place }) => ({ note: text, placement: place })),
        resources: [...note.resources, { title: 'One next step', type: 'practice', description: note.nextStep }],
        relatedTopics: note.related.map(({ title }) => title),
        prayer: note.prayer,
      };
    },
  };
};
export type Composer = ReturnType<typeof createComposer>;

const fromTopic = (topic: TopicContent, because: string): WisdomAnswer => ({
  notes: topic.notes,
  verses: topic.verses,
  prayers: topic.prayers,
  topic: topic.title,
  match: { kind: 'topic', id: topic.id, because },
  source: 'curated',
});

const fromPassage = (passage: Verse, because: string, library: Library): WisdomAnswer => ({
  notes: [
    'Read it slowly, and then once more. Stay with the word or the line that holds you, and leave the rest for another day.',
  ],
  verses: [passage],
  prayers: [library.offline.result.prayer],
  topic: passage.ref,
  match: { kind: 'reference', id: passage.ref, because },
  source: 'curated',
});

const fallbackAnswer = (because: string, { offline: { result } }: Library): WisdomAnswer => ({
  notes: [],
  verses: [],
  prayers: [],
  topic: result.topic,
  fallback: { notes: [result.note], verses: [result.verse], prayers: [result.prayer], topic: result.topic },
  match: { kind: 'none', because },
  source: 'curated',
});
