import type { Library, LifeNote, TopicContent } from '../../core/contract/library.ts';
import type { Verse } from '../../core/contract/search.ts';
import type { Danger, DangerKind } from '../../core/crisis/danger.ts';
import { unclear } from '../../core/matching/noMatch.ts';
import type { Match } from '../../core/matching/types.ts';
import { moreOfNote, neighboursOf } from '../../core/rules/wisdom/moreOfNote.ts';
import type { ScriptureStore } from '../scripture/service.ts';
import type { AdditionalDraft, AnswerDraft } from './answerDraft.ts';

interface Dependencies {
  library: Library;
  scriptureStore: Pick<ScriptureStore, 'passage'>;
}

/** What a query leads to: the curated draft, and for generated guidance the note it may build on. */
export interface CuratedAnswer {
  match: Match;
  note: LifeNote | undefined;
  draft: AnswerDraft;
}

type Words = Omit<AnswerDraft, 'helpline'>;

const refOf = ({ ref }: Verse): string => ref;

/** Composes curated answers: notes by people, verses by reference (docs/decisions.md 20). */
export const createCurated = ({ library, scriptureStore }: Dependencies) => {
  const notes = new Map(library.notes.map((note) => [note.id, note]));
  const topics = new Map(library.topics.map((topic) => [topic.id, topic]));

  const noteOf = (match: Match): LifeNote | undefined => {
    if (match.kind === 'challenge') return notes.get(match.id);
    if (match.kind === 'crisis')
      return library.notes.find(({ danger }) => danger !== undefined && danger === noteOn[match.danger.kind]);
    if (match.kind === 'topic') return notes.get(topics.get(match.id)?.challenge ?? '');
    return undefined;
  };

  const wordsFor = (match: Match, note: LifeNote | undefined): Words => {
    if (match.kind === 'crisis') return crisisWords(match.danger, match.because, library);
    if (match.kind === 'reference') {
      const { reference, because } = match;
      if (scriptureStore.passage(reference)) return fromPassage(reference, because, library);
      return noMatchDraft(nothing(`We could not find ${reference} in the Bible.`), library);
    }
    if (match.kind === 'missing') return fromMissing(match);
    if (match.kind === 'topic') {
      const topic = topics.get(match.id);
      if (topic) return fromTopic(topic, match.because);
    }
    if (match.kind === 'none') return noMatchDraft(match, library);
    return note ? fromNote(note, match) : noMatchDraft(nothing(match.because), library);
  };

  return {
    /** The answer to what a query is about, always there, never generated. */
    answer(match: Match): CuratedAnswer {
      const note = noteOf(match);
      const helpline = match.kind !== 'crisis' && match.helpline === true;
      return { match, note, draft: { ...wordsFor(match, note), helpline } };
    },

    /** More of the matched challenge, widened by its nearest neighbours; the offline content when nothing matched. */
    additional({ note }: CuratedAnswer): AdditionalDraft {
      if (!note) {
        const { bibleReferences, ...rest } = library.offline.additional;
        return { references: bibleReferences.map(refOf), ...rest };
      }
      const neighbours = neighboursOf(note).flatMap((id) => notes.get(id) ?? []);
      const { verses, ...rest } = moreOfNote<Verse>(note, neighbours);
      return { references: verses.map(refOf), ...rest };
    },
  };
};
export type Curated = ReturnType<typeof createCurated>;

/** Which note has more to say to words of danger: none to whoever hurts somebody. */
const noteOn: Partial<Record<DangerKind, DangerKind>> = { suicide: 'suicide', 'self-harm': 'suicide', abuse: 'abuse' };

const crisisWords = ({ kind, subject }: Danger, because: string, { crisis }: Library): Words => {
  const { title, text, verse, prayer } = crisis.cards[kind][subject];
  return {
    notes: [text],
    references: [verse.ref],
    prayers: [prayer],
    topic: title,
    // A client of before `danger` has two cards, and the one on abuse tells whoever does harm that it is not their fault.
    match: { kind: 'crisis', id: kind === 'abuse' ? 'abuse' : 'suicidal-thoughts', danger: { kind, subject }, because },
    source: 'curated',
  };
};

const fromNote = (note: LifeNote, match: Extract<Match, { kind: 'challenge' | 'topic' }>): Words => ({
  notes: [note.reflection],
  references: [note.verse.ref],
  prayers: [note.prayer],
  topic: note.challenge,
  match: {
    kind: 'challenge',
    id: note.id,
    because: match.because,
    ...(match.kind === 'challenge' && match.choices && { choices: match.choices }),
  },
  source: 'curated',
});

const fromTopic = (topic: TopicContent, because: string): Words => ({
  notes: topic.notes,
  references: topic.verses.map(refOf),
  prayers: topic.prayers,
  topic: topic.title,
  match: { kind: 'topic', id: topic.id, because },
  source: 'curated',
});

const fromPassage = (reference: string, because: string, library: Library): Words => ({
  notes: [library.offline.passage.note],
  references: [reference],
  prayers: [library.offline.passage.prayer],
  topic: reference,
  match: { kind: 'reference', id: reference, because },
  source: 'curated',
});

/** There is no such passage: that is said, and nothing else is put in its place. */
const fromMissing = ({ reference, nearest, because }: Extract<Match, { kind: 'missing' }>): Words => ({
  notes: [],
  references: [],
  prayers: [],
  topic: reference,
  match: { kind: 'missing', id: reference, because, nearest },
  source: 'curated',
});

type Unmatched = Extract<Match, { kind: 'none' }>;

const nothing = (because: string): Unmatched => ({ kind: 'none', because, ...unclear });

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

const noMatchDraft = ({ helpline: _, ...match }: Unmatched & { helpline?: true }, library: Library): Words => {
  const fallback = standIn(match, library);
  return { notes: [], references: [], prayers: [], topic: fallback.topic, fallback, match, source: 'curated' };
};
