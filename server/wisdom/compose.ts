import type { Library, LifeNote, TopicContent } from '../../core/contract/library.ts';
import type { Verse } from '../../core/contract/search.ts';
import { unclear } from '../../core/matching/noMatch.ts';
import type { Match, Matcher } from '../../core/matching/types.ts';
import type { Scripture } from '../scripture/service.ts';
import type { AdditionalDraft, Draft } from './draft.ts';

interface Parts {
  library: Library;
  matcher: Matcher;
  scripture: Pick<Scripture, 'held'>;
}

/** What a query leads to: the curated draft, and for generated guidance the note it may build on. */
export interface Composed {
  match: Match;
  note: LifeNote | undefined;
  draft: Draft;
}

const refOf = ({ ref }: Verse): string => ref;

/** Composes curated answers: notes by people, verses by reference (decision 20). */
export const createComposer = ({ library, matcher, scripture }: Parts) => {
  const notes = new Map(library.notes.map((note) => [note.id, note]));
  const topics = new Map(library.topics.map((topic) => [topic.id, topic]));

  const noteOf = (match: Match): LifeNote | undefined => {
    if (match.kind === 'challenge' || match.kind === 'crisis') return notes.get(match.id);
    if (match.kind === 'topic') return notes.get(topics.get(match.id)?.challenge ?? '');
    return undefined;
  };

  const draftOf = (match: Match, note: LifeNote | undefined): Draft => {
    if (match.kind === 'reference') {
      const { reference, because } = match;
      if (scripture.held(reference)) return fromPassage(reference, because, library);
      return noMatchDraft(
        { kind: 'none', because: `We could not find ${reference} in the Bible.`, ...unclear },
        library,
      );
    }
    if (match.kind === 'missing') return fromMissing(match);
    if (match.kind === 'topic') {
      const topic = topics.get(match.id);
      if (topic) return fromTopic(topic, match.because);
    }
    if (match.kind === 'none') return noMatchDraft(match, library);
    if (!note) return noMatchDraft({ kind: 'none', because: match.because, ...unclear }, library);
    return {
      notes: [note.reflection],
      references: [note.verse.ref],
      prayers: [note.prayer],
      topic: note.challenge,
      match: { kind: match.kind === 'crisis' ? 'crisis' : 'challenge', id: note.id, because: match.because },
      source: 'curated',
    };
  };

  return {
    /** The answer to a query, always there, never generated. */
    answer(query: string): Composed {
      const match = matcher.match(query);
      const note = noteOf(match);
      return { match, note, draft: draftOf(match, note) };
    },

    /** More of the matched challenge, widened by its nearest neighbours; the offline content when nothing matched. */
    additional(query: string): AdditionalDraft {
      const note = noteOf(matcher.match(query));
      if (!note) {
        const { bibleReferences, ...rest } = library.offline.additional;
        return { references: bibleReferences.map(refOf), ...rest };
      }
      const neighbours = note.related.flatMap(({ id }) => notes.get(id) ?? []).slice(0, 2);
      const references = [...note.references.map(refOf), ...neighbours.map(({ verse }) => verse.ref)];
      return {
        references: [...new Set(references)],
        stickyNoteExamples: note.reminders.map(({ note: text, place }) => ({ note: text, placement: place })),
        resources: [...note.resources, { title: 'One next step', type: 'practice', description: note.nextStep }],
        relatedTopics: note.related.map(({ title }) => title),
        prayer: note.prayer,
      };
    },
  };
};
export type Composer = ReturnType<typeof createComposer>;

const fromTopic = (topic: TopicContent, because: string): Draft => ({
  notes: topic.notes,
  references: topic.verses.map(refOf),
  prayers: topic.prayers,
  topic: topic.title,
  match: { kind: 'topic', id: topic.id, because },
  source: 'curated',
});

const fromPassage = (reference: string, because: string, library: Library): Draft => ({
  notes: [library.offline.passage.note],
  references: [reference],
  prayers: [library.offline.passage.prayer],
  topic: reference,
  match: { kind: 'reference', id: reference, because },
  source: 'curated',
});

/** There is no such passage: that is said, and nothing else is put in its place. */
const fromMissing = ({ reference, nearest, because }: Extract<Match, { kind: 'missing' }>): Draft => ({
  notes: [],
  references: [],
  prayers: [],
  topic: reference,
  match: { kind: 'missing', id: reference, because, nearest },
  source: 'curated',
});

type Unmatched = Extract<Match, { kind: 'none' }>;

/**
 * What stands in the answer's place: words for the kind of the search, else the general default, whose verse and prayer also
 * stand beside words that have none, for a client that knows no kinds.
 */
const standIn = ({ about, question, page, language }: Unmatched, { noMatch, questions, offline }: Library) => {
  const { topic, note, verse, prayer } = offline.result;
  const card = about === 'unclear' ? undefined : noMatch.cards[question ? 'passages' : (page ?? language ?? about)];
  const [title = card?.topic ?? topic, ...chosen] = questions[question ?? ''] ?? [];
  const references = [...chosen, ...(card?.verses ?? []).map(refOf)];
  return {
    topic: title,
    notes: [card ? [card.note, card.unanswered.next ?? ''].join(' ').trim() : note],
    references: references.length > 0 ? references : [verse.ref],
    prayers: [card?.prayer || prayer],
  };
};

const noMatchDraft = (match: Unmatched, library: Library): Draft => {
  const fallback = standIn(match, library);
  return { notes: [], references: [], prayers: [], topic: fallback.topic, fallback, match, source: 'curated' };
};
