import type { AdditionalWisdom, MatchReason, Verse, WisdomAnswer } from '../../core/contract/search.ts';

/** Where a locked text comes from: server/scripture. */
export type FindPassage = (reference: string) => Promise<Verse | null>;

interface Words {
  notes: string[];
  /** References alone. A draft has no place for the text of a verse, whoever wrote it. */
  references: string[];
  prayers: string[];
  topic: string;
}

/** An answer before its verses are joined: whatever builds one gives references only (docs/decisions.md 20). */
export interface AnswerDraft extends Words {
  fallback?: Words;
  match: MatchReason;
  helpline: boolean;
  source: WisdomAnswer['source'];
}

/** "More" before its verses are joined. */
export interface AdditionalDraft extends Omit<AdditionalWisdom, 'bibleReferences'> {
  references: string[];
}

/** The verses of references, word for word from the store; an unknown reference is dropped. */
const findAll = async (references: readonly string[], find: FindPassage): Promise<Verse[]> => {
  const verses = await Promise.all(references.map(find));
  // Each object is made here, so that nothing but these fields of the store's own answer can travel on.
  return verses.flatMap((verse) =>
    verse
      ? [
          {
            ref: verse.ref,
            text: verse.text,
            translation: verse.translation,
            ...(verse.lines && { lines: verse.lines }),
          },
        ]
      : [],
  );
};

const resolveWords = async ({ notes, references, prayers, topic }: Words, find: FindPassage) => ({
  notes,
  verses: await findAll(references, find),
  prayers,
  topic,
});

/** The verse lock: the last step before an answer is sent, and the only one that puts scripture into it. */
export const resolveVerses = async (draft: AnswerDraft, find: FindPassage): Promise<WisdomAnswer> => ({
  ...(await resolveWords(draft, find)),
  ...(draft.fallback ? { fallback: await resolveWords(draft.fallback, find) } : {}),
  match: draft.match,
  helpline: draft.helpline,
  source: draft.source,
});

export const resolveAdditional = async (
  { references, ...rest }: AdditionalDraft,
  find: FindPassage,
): Promise<AdditionalWisdom> => ({ bibleReferences: await findAll(references, find), ...rest });
