import { deleteNote, savedNotes, saveNote } from '../../core/contract/notes.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { NotesService } from './service.ts';

const toSave = signedIn('Please log in to save notes to your profile.');
const toRead = signedIn('Please log in to see your saved notes.');

export const noteRoutes = (api: Api, notes: NotesService): void => {
  api.serveFor(toSave, saveNote, ({ account, body }) => notes.save(account.id, body));
  api.serveFor(toRead, savedNotes, ({ account, query }) => notes.list(account.id, query));
  api.serveFor(toRead, deleteNote, ({ account, params }) => notes.remove(account.id, params.id));
};
