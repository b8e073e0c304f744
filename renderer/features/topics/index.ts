export { loadNote, loadTopic, noteTitles } from './library.ts';
