/** The screens of a result, in one file to load: whoever gets one of them soon needs the others. */
export { ChoicesCard } from './ChoicesCard.tsx';
export { LifeNoteView } from './LifeNoteView.tsx';
export { MoreOfTopic } from './more/MoreSection.tsx';
export { ResultPanel } from './ResultPanel.tsx';
