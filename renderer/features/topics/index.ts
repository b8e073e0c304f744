export { loadNote, noteTitles } from './library.ts';
