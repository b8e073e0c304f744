export { SaveButton, TextTools } from './SaveButton.tsx';
export { SavedNotes } from './SavedNotes.tsx';
export type { Saveable } from './useSaveNote.ts';
