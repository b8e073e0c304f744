export { historyEntries } from './entries.ts';
export type { HistoryEntry } from './entry.ts';
export { EntryView } from './EntryView.tsx';
export { keepTyped, useSearchEntry } from './useSearchEntry.ts';
