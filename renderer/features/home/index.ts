export { useKeepPlace } from './place/useKeepPlace.ts';
export { useSearchAtHome } from './useSearchAtHome.ts';
