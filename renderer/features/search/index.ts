export { SearchBox } from './SearchBox.tsx';
export type { Outcome } from './searchFlow.ts';
export { useSearch, preloadMatcher, preloadSearch } from './useSearch.ts';
