export { SaveButton, TextTools, type Saveable } from './SaveButton.tsx';
export { SavedNotes } from './SavedNotes.tsx';
