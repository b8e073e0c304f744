export { SearchBox } from './SearchBox.tsx';
export type { SearchOutcome } from './searchFlow.ts';
export { useSearch, preloadMatcher, preloadSearch } from './useSearch.ts';
