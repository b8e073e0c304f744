export { historyEntries } from './entries.ts';
export { SearchOutcome } from './SearchOutcome.tsx';
export { useSearchEntry } from './useSearchEntry.ts';
