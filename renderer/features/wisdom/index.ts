export { ChoicesCard, LifeNoteView, MoreOfTopic, ResultPanel } from './lazyViews.ts';
export type { MoreState } from './more/more.ts';
export { resultOfAnswer, resultOfNote, resultOffline, resultOfMissing, type Asked, type Result } from './result.ts';
export { ResultSkeleton } from './ResultSkeleton.tsx';
