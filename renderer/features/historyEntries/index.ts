export { historyEntries } from './entries.ts';
export { EntryView } from './EntryView.tsx';
export { useSearchEntry } from './useSearchEntry.ts';
