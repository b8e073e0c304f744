export { SearchBox } from './SearchBox.tsx';
export type { SearchOutcome } from './searchFlow.ts';
export { useSearch, preloadMatcher, preloadSearch } from './useSearch.ts';

/** The danger that a longer text surely speaks of, beyond what the rules find. Rejects where the matcher can't be had. */
export const findDangerInText = async (text: string) => (await import('./lookupThread.ts')).findDangerInText(text);
