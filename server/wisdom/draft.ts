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

/** An answer before its verses are joined. Whatever builds an answer builds one of these, a generator too (decision 20). */
export interface Draft extends Words {
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
const join = async (references: readonly string[], find: FindPassage): Promise<Verse[]> => {
  const verses = await Promise.all(references.map(find));
  // Each object is made here, so that nothing but these three fields of the store's own answer can travel on.
  return verses.flatMap((verse) =>
    verse ? [{ ref: verse.ref, text: verse.text, translation: verse.translation }] : [],
  );
};

const lockWords = async ({ notes, references, prayers, topic }: Words, find: FindPassage) => ({
  notes,
  verses: await join(references, find),
  prayers,
  topic,
});

/** The verse lock: the last step before an answer is sent, and the only one that puts scripture into it. */
export const lockVerses = async (draft: Draft, find: FindPassage): Promise<WisdomAnswer> => ({
  ...(await lockWords(draft, find)),
  ...(draft.fallback ? { fallback: await lockWords(draft.fallback, find) } : {}),
  match: draft.match,
  helpline: draft.helpline,
  source: draft.source,
});

export const lockAdditional = async (
  { references, ...rest }: AdditionalDraft,
  find: FindPassage,
): Promise<AdditionalWisdom> => ({ bibleReferences: await join(references, find), ...rest });
