import { tokenize } from '../../text/tokenize.ts';
import { stemOf } from '../lexical/stemming.ts';
import type { MatchingLibrary } from '../types.ts';

/** What a whole query may be called by: a title, an id, a tag, or a topic's synonym. */
export interface Named {
  kind: 'challenge' | 'topic';
  id: string;
  challenge: string;
  words: string;
}

const key = (words: readonly string[]): string => words.map(stemOf).join(' ');

/** Steps (b) and (c) of the matching order (docs/specification.md 1 §5): titles before tags, notes before older topics. */
export const createNames = ({ challenges, topics }: MatchingLibrary): ((words: readonly string[]) => Named[]) => {
  const names = new Map<string, Named[]>();
  const add = (text: string, kind: Named['kind'], id: string, challenge: string): void => {
    const found = key(tokenize(text));
    if (found !== '') names.set(found, [...(names.get(found) ?? []), { kind, id, challenge, words: text }]);
  };
  for (const { id, title } of challenges) {
    add(title, 'challenge', id, id);
    add(id, 'challenge', id, id);
  }
  for (const { id, tags } of challenges) for (const tag of tags) add(tag, 'challenge', id, id);
  for (const { id, title, challenge, synonyms } of topics)
    for (const text of [title, ...synonyms]) add(text, 'topic', id, challenge);
  return (words) => names.get(key(words)) ?? [];
};
