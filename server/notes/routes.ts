import { deleteNote, savedNotes, saveNote } from '../../core/contract/notes.ts';
import { notFound } from '../http/errors.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { NotesService } from './service.ts';

const toSave = 'Please log in to save notes to your profile.';
const toRead = 'Please log in to see your saved notes.';

export const noteRoutes = (api: Api, notes: NotesService): void => {
  api.serve(saveNote, async ({ person, body }) => notes.save(signedIn(person, toSave).id, body));
  api.serve(savedNotes, async ({ person, query }) => notes.list(signedIn(person, toRead).id, query));
  api.serve(deleteNote, async ({ person, params }) => {
    if (!(await notes.remove(signedIn(person, toRead).id, params.id))) throw notFound('We could not find that note.');
    return undefined;
  });
};
