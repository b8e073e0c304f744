export { places } from './places.ts';
export { useSearchPlace } from './useSearchPlace.ts';
