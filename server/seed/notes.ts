import { noteTypes } from '../../core/contract/notes.ts';
import { noteDigest } from '../notes/service.ts';
import { createFaker } from './faker.ts';
import type { Plan } from './people.ts';

export const noteColumns = 'id, user_id, digest, created_at, note_type, topic, content, source';

/** Saved items: what people kept of the library's notes since they registered. A few come up twice and are kept once. */
export function* createNotes({ seed, library, people, count, until }: Plan): Generator<unknown[]> {
  const faker = createFaker(`${seed}/notes`);
  for (let index = 0; index < count && people.length > 0; index++) {
    const owner = faker.helpers.arrayElement(people);
    const note = faker.helpers.arrayElement(library.notes);
    const noteType = faker.helpers.arrayElement(noteTypes);
    const content = { wisdom: note.reflection, verse: note.verse.text, prayer: note.prayer }[noteType];
    const source = noteType === 'verse' ? `${note.verse.ref} (${note.verse.translation})` : null;
    const createdAt = faker.number.int({ min: owner.createdAt, max: until - 1 });
    const digest = noteDigest({ noteType, content, source });
    yield [faker.string.uuid(), owner.id, digest, createdAt, noteType, note.challenge, content, source];
  }
}
