export { useLive } from './useLive.ts';
