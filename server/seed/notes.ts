import type { Library } from '../../core/contract/library.ts';
import { noteTypes } from '../../core/contract/notes.ts';
import { noteDigest } from '../notes/service.ts';
import type { DemoPerson } from './people.ts';
import { createDice } from './random.ts';

export const noteColumns = [
  'id',
  'user_id',
  'digest',
  'created_at',
  'note_type',
  'topic',
  'content',
  'source',
] as const;

interface Plan {
  seed: string;
  library: Library;
  people: readonly DemoPerson[];
  count: number;
  until: number;
}

/** Saved items: what people kept of the library's notes since they registered. A few come up twice and are kept once. */
export function* createNotes({ seed, library, people, count, until }: Plan): Generator<unknown[]> {
  const dice = createDice(`${seed}/notes`);
  for (let index = 0; index < count && people.length > 0; index++) {
    const owner = dice.pick(people);
    const note = dice.pick(library.notes);
    const noteType = dice.pick(noteTypes);
    const content = { wisdom: note.reflection, verse: note.verse.text, prayer: note.prayer }[noteType];
    const source = noteType === 'verse' ? `${note.verse.ref} (${note.verse.translation})` : null;
    const createdAt = owner.createdAt + Math.floor(dice.roll() * (until - owner.createdAt));
    const digest = noteDigest({ noteType, content, source });
    yield [dice.uuid(), owner.id, digest, createdAt, noteType, note.challenge, content, source];
  }
}
