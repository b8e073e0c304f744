export { ChoicesCard, LifeNoteView, ResultPanel } from './lazyViews.ts';
export type { MoreState } from './more.ts';
export { resultOfAnswer, resultOfNote, resultOffline, resultOfMissing, type Asked, type Result } from './result.ts';
export { ResultSkeleton } from './ResultSkeleton.tsx';
