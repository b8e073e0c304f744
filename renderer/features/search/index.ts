export { SearchBox } from './SearchBox.tsx';
export type { Outcome } from './searchFlow.ts';
export { useSearch, warmUpMatcher, warmUpSearch } from './useSearch.ts';
