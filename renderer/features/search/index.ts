export { SearchBox } from './SearchBox.tsx';
export type { SearchOutcome } from './searchFlow.ts';
export { useSearch, preloadSearch } from './useSearch.ts';
