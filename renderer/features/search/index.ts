export { SearchBox } from './SearchBox.tsx';
export type { Outcome } from './searchFlow.ts';
export { useSearch, warmUpSearch } from './useSearch.ts';
