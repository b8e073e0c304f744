export { places } from './entries.ts';
export { useSearchPlace } from './useSearchEntry.ts';
