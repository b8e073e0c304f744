export { useSearchAtHome } from './useSearchAtHome.ts';
