export { historyEntries } from './entries.ts';
export { useSearchEntry } from './useSearchEntry.ts';
