export { LifeNoteView, ResultPanel, warmUpResults } from './lazyViews.ts';
export type { MoreState } from './more.ts';
export {
  directionOf,
  resultOfAnswer,
  resultOfNote,
  resultOffline,
  resultOfMissing,
  type Result,
  type Unanswered,
} from './result.ts';
export { ResultSkeleton } from './ResultSkeleton.tsx';
