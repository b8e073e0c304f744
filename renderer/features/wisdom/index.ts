export { LifeNoteView, ResultPanel, warmUpResults } from './lazyViews.ts';
export type { MoreState } from './more.ts';
export { resultOfAnswer, resultOfNote, resultOffline, resultOfMissing, type Result } from './result.ts';
export { ResultSkeleton } from './ResultSkeleton.tsx';
