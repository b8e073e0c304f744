export { historyEntries } from './entries.ts';
export { EntryView } from './EntryView.tsx';
export { keepTyped, useSearchEntry } from './useSearchEntry.ts';
