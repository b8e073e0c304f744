export { loadNote, noteTitles, type NoteTitle } from './library.ts';
